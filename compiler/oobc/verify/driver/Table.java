import VASSAL.build.GameModule;
import VASSAL.build.module.GameState;
import VASSAL.build.module.Map;
import VASSAL.build.module.turn.TurnTracker;
import VASSAL.counters.Decorator;
import VASSAL.counters.Deck;
import VASSAL.counters.GamePiece;
import VASSAL.counters.Obscurable;
import VASSAL.counters.Properties;
import VASSAL.counters.Stack;

import java.awt.Component;
import java.awt.Container;
import java.awt.Point;
import java.awt.Rectangle;
import java.lang.reflect.Method;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;

import javax.swing.JTextPane;
import javax.swing.text.Document;

/** The game as it stands: pieces, turn, chat. All of it is asked on the thread of events. */
final class Table {
  /** The properties of pieces that are told. */
  static List<String> watched = List.of();

  private Table() {
  }

  static GameState game() {
    return GameModule.getGameModule().getGameState();
  }

  static String turn() throws Exception {
    for (final TurnTracker each : GameModule.getGameModule().getAllDescendantComponentsOf(TurnTracker.class)) {
      final Method told = TurnTracker.class.getDeclaredMethod("getTurnString");
      told.setAccessible(true);
      return String.valueOf(told.invoke(each));
    }
    return null;
  }

  /** The lines of the chat so far. */
  static List<String> chat() throws Exception {
    final Document text = pane(GameModule.getGameModule().getChatter()).getDocument();
    return text.getText(0, text.getLength()).lines().map(String::strip).filter(each -> !each.isEmpty()).collect(Collectors.toList());
  }

  private static JTextPane pane(Container in) {
    for (final Component each : in.getComponents()) {
      final JTextPane found = each instanceof JTextPane ? (JTextPane) each : each instanceof Container ? pane((Container) each) : null;
      if (found != null) return found;
    }
    return null;
  }

  static Map map(String name) {
    for (final Map each : Map.getMapList()) {
      if (name.equals(each.getMapName())) return each;
    }
    throw new IllegalArgumentException("no map " + name);
  }

  static java.util.Map<String, Object> pieces() {
    final java.util.Map<String, Object> found = new LinkedHashMap<>();
    game().getAllPieces().stream().filter(each -> !(each instanceof Stack))
        .sorted((one, other) -> order(one.getId(), other.getId()))
        .forEach(each -> found.put(each.getId(), piece(each)));
    return found;
  }

  private static int order(String one, String other) {
    return one.length() != other.length() ? one.length() - other.length() : one.compareTo(other);
  }

  private static Object piece(GamePiece piece) {
    final java.util.Map<String, Object> told = new LinkedHashMap<>();
    final Map map = piece.getMap();
    final Point at = piece.getPosition();
    final Rectangle box = piece.boundingBox();
    told.put("id", piece.getId());
    told.put("name", piece.getName());
    told.put("gpid", piece.getProperty(Properties.PIECE_ID));
    told.put("map", map == null ? null : map.getMapName());
    told.put("place", map == null ? null : map.locationName(at));
    told.put("x", at.x);
    told.put("y", at.y);
    told.put("size", box.width + "x" + box.height);
    told.put("stack", piece.getParent() instanceof Deck ? "deck" : piece.getParent() == null ? null : piece.getParent().getId());
    told.put("secret", Boolean.TRUE.equals(piece.getProperty(Properties.OBSCURED_TO_ME)));
    String hider = null;
    for (GamePiece each = piece; each instanceof Decorator; each = ((Decorator) each).getInner()) {
      if (each instanceof Obscurable) hider = ((Decorator) each).myGetState().split(";", 2)[0];
    }
    told.put("hidden_by", hider == null || hider.isEmpty() || "null".equals(hider) ? null : hider);
    // What is masked answers a property by its mask: this asks the piece below.
    final java.util.Map<String, Object> words = new LinkedHashMap<>();
    for (final String name : watched) words.put(name, bare(piece, name));
    told.put("properties", words);
    return told;
  }

  private static String bare(GamePiece piece, String name) {
    for (GamePiece each = piece; each instanceof Decorator; each = ((Decorator) each).getInner()) {
      if (each instanceof Obscurable) {
        final Object inside = ((Decorator) each).getInner().getProperty(name);
        if (inside != null) return String.valueOf(inside);
      }
    }
    final Object value = piece.getProperty(name); // there is no mask, or it is a mark that lies over the mask
    return value == null ? null : String.valueOf(value);
  }

  /** A piece by its property CounterId, or by its id. */
  static GamePiece named(String counter) {
    for (final GamePiece each : game().getAllPieces()) {
      if (!(each instanceof Stack) && (counter.equals(bare(each, "CounterId")) || counter.equals(each.getId()))) return each;
    }
    throw new IllegalArgumentException("no piece " + counter);
  }
}
