import java.util.Collection;
import java.util.Map;

/** Values as JSON: maps, collections, numbers, truth values, texts. */
final class Json {
  private Json() {
  }

  static String of(Object value) {
    if (value == null || value instanceof Number || value instanceof Boolean) return String.valueOf(value);
    final StringBuilder text = new StringBuilder();
    if (value instanceof Map) {
      ((Map<?, ?>) value).forEach((key, each) -> text.append(text.length() > 0 ? "," : "").append(of(String.valueOf(key))).append(":").append(of(each)));
      return "{" + text + "}";
    }
    if (value instanceof Collection) {
      for (final Object each : (Collection<?>) value) text.append(text.length() > 0 ? "," : "").append(of(each));
      return "[" + text + "]";
    }
    for (final char each : String.valueOf(value).toCharArray()) {
      if (each == '"' || each == '\\') text.append('\\').append(each);
      else if (each < ' ') text.append(String.format("\\u%04x", (int) each));
      else text.append(each);
    }
    return '"' + text.toString() + '"';
  }
}
