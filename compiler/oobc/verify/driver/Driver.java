import VASSAL.Info;
import VASSAL.build.GameModule;
import VASSAL.build.module.BasicLogger;
import VASSAL.build.module.GameRefresher;
import VASSAL.build.module.Map;
import VASSAL.build.module.PlayerRoster;
import VASSAL.build.module.PredefinedSetup;
import VASSAL.build.module.metadata.SaveMetaData;
import VASSAL.command.Command;
import VASSAL.command.NullCommand;
import VASSAL.configure.NamedHotKeyConfigurer;
import VASSAL.counters.GamePiece;
import VASSAL.counters.KeyBuffer;
import VASSAL.launch.StandardConfig;
import VASSAL.tools.NamedKeyStroke;

import java.awt.Dialog;
import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.Window;
import java.awt.image.BufferedImage;
import java.io.BufferedReader;
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import java.util.stream.Collectors;

import javax.swing.AbstractButton;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import javax.swing.ToolTipManager;
import javax.swing.UIManager;

/**
 * Plays a module in the reader's own VASSAL as it is told, and tells what happens.
 *
 * <p>{@code java -cp <these classes and VASSAL's jars> Driver MODULE}. Each line that it reads is one thing to do, its
 * words parted by tabs; each line that it writes is the answer to one, as JSON. The first answer comes unasked, once the
 * module is open.
 *
 * <p>A game: {@code setup NAME SIDE} begins a predefined set-up, {@code open FILE SIDE} a saved game or log, {@code save
 * FILE}, {@code log FILE} and {@code end} write them, {@code step} goes one step on in a log; {@code undo}, {@code
 * refresh}: "Refresh Counters" of all that the side may see.
 *
 * <p>What is there: {@code watch NAME...} the properties of pieces that are told from now on; {@code look} every piece,
 * {@code buttons}, {@code windows} with the lines of their lists, {@code see MAP X Y WIDTH HEIGHT} a part of a map as it
 * is on the screen. A piece is called by its property CounterId, or by its id.
 *
 * <p>Without a hand: {@code press PIECE KEY}, a piece or {@code module} and the engine's spelling of the key; {@code place
 * PIECE MAP X Y} puts a piece down, as after a drag.
 *
 * <p>With the mouse: {@code click NUMBER ENTRY...} a button, and the way to an entry of its menu; {@code menu PIECE} opens
 * and reads the menu of a piece, {@code choose PIECE ENTRY...} clicks in it; {@code point MAP X Y TIMES} clicks a place;
 * {@code drag PIECE MAP X Y}; {@code pull MAP X Y X Y} holds the button down over a way; {@code hover PIECE}; with the keyboard: {@code strike KEY}. {@code mark} remembers what is
 * done and open, {@code tidy} takes back what came since.
 */
public final class Driver {
  private static Mouse mouse;
  private static int done;
  private static List<Window> open = List.of();

  public static void main(String[] args) throws Exception {
    final PrintStream out = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
    System.setOut(System.err);
    final Path home = Files.createTempDirectory("oobc-verify");
    System.setProperty("VASSAL.conf", home.toString());
    System.setProperty("VASSAL.cache", home.toString());
    Info.setConfig(new StandardConfig());
    Ear.listen();
    // What blinks or comes up by itself would look as if a click had done it.
    for (final String each : List.of("TextField", "TextArea", "TextPane", "EditorPane")) UIManager.put(each + ".caretBlinkRate", 0);
    ToolTipManager.sharedInstance().setEnabled(false);
    final java.util.Map<String, Object> opened = new LinkedHashMap<>();
    final long start = System.nanoTime();
    new QuietPlayer(new String[] {"--load", "--", args[0]});
    settle();
    mouse = new Mouse();
    onScreen(() -> { Screen.arrange(); return null; });
    opened.put("engine", Info.getVersion());
    opened.put("seconds", seconds(start));
    out.println(told(opened));
    final BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      final java.util.Map<String, Object> answer = new LinkedHashMap<>();
      try {
        obey(List.of(line.split("\t", -1)), answer);
      }
      catch (Exception e) {
        Ear.complain(line.replace('\t', ' ') + ": " + e);
      }
      out.println(told(answer));
    }
    Runtime.getRuntime().halt(0); // the engine's own way out asks whether to save
  }

  private static String told(java.util.Map<String, Object> answer) throws Exception {
    answer.put("turn", onScreen(Table::turn));
    answer.put("side", onScreen(PlayerRoster::getMySide));
    answer.put("complaints", Ear.complaints());
    answer.put("dialogs", Ear.dialogs());
    return Json.of(answer);
  }

  private static void obey(List<String> words, java.util.Map<String, Object> answer) throws Exception {
    switch (words.get(0)) {
    case "setup": begin(setup(words.get(1))::launch, words.get(2), answer); break;
    case "open": begin(() -> Table.game().loadGame(new File(words.get(1)), false, true), words.get(2), answer); break;
    case "save": onScreen(() -> { Table.game().saveGame(new File(words.get(1))); return null; }); break;
    case "log": onScreen(() -> { log(new File(words.get(1))); return null; }); break;
    case "end": onScreen(() -> { logger().write(); return null; }); break;
    case "step": step(answer); break;
    case "watch": Table.watched = words.subList(1, words.size()); break;
    case "look": answer.put("pieces", onScreen(Table::pieces).values()); break;
    case "buttons": answer.put("buttons", onScreen(Screen::buttons)); break;
    case "windows": answer.put("windows", onScreen(Driver::windows)); break;
    case "see":
      final int[] part = numbers(words, 2);
      mouse.park();
      answer.put("picture", Screen.seen(mouse, Table.map(words.get(1)), part[0], part[1], part[2], part[3]));
      break;
    case "press": change(() -> press(words.get(1), words.get(2)), answer); break;
    case "place": change(() -> place(words.get(1), words.get(2), new Point(numbers(words, 3)[0], numbers(words, 3)[1])), answer); break;
    case "undo": change(Driver::undo, answer); break;
    case "refresh": change(Driver::refresh, answer); break;
    case "click": click(Integer.parseInt(words.get(1)), words.subList(2, words.size()), answer); break;
    case "menu": menu(words.get(1), answer); break;
    case "choose":
      done(() -> {
        openMenu(words.get(1));
        Screen.choose(mouse, words.subList(2, words.size()));
      }, new Rectangle(), answer);
      break;
    case "point":
      final int[] at = numbers(words, 2);
      done(() -> mouse.click(Mouse.on(Table.map(words.get(1)), new Point(at[0], at[1])), 1 << 10, at[2]), new Rectangle(), answer);
      break;
    case "drag": done(() -> drag(words.get(1), Table.map(words.get(2)), new Point(numbers(words, 3)[0], numbers(words, 3)[1])), new Rectangle(), answer); break;
    case "pull":
      final int[] way = numbers(words, 2);
      final Point from = Mouse.on(Table.map(words.get(1)), new Point(way[0], way[1]));
      answer.put("picture", Screen.digest(mouse.pull(from, Mouse.on(Table.map(words.get(1)), new Point(way[2], way[3])))));
      break;
    case "hover": hover(words.get(1), answer); break;
    case "strike": done(() -> strike(stroke(words.get(1)).getKeyStroke()), new Rectangle(), answer); break;
    case "mark": mark(); break;
    case "tidy": tidy(answer); break;
    default: throw new IllegalArgumentException(words.get(0));
    }
  }

  private static int[] numbers(List<String> words, int from) {
    return words.subList(from, words.size()).stream().mapToInt(Integer::parseInt).toArray();
  }

  // ------------------------------------------------------------------ a game

  private static PredefinedSetup setup(String name) {
    for (final PredefinedSetup each : GameModule.getGameModule().getAllDescendantComponentsOf(PredefinedSetup.class)) {
      if (name.equals(each.getConfigureName())) return each;
    }
    throw new IllegalArgumentException("no set-up " + name);
  }

  private static void begin(Runnable what, String as, java.util.Map<String, Object> answer) throws Exception {
    QuietPlayer.side = as.isEmpty() ? PlayerRoster.OBSERVER : as;
    final long start = System.nanoTime();
    onScreen(() -> {
      Screen.close(List.of(GameModule.getGameModule().getPlayerWindow()));
      if (Table.game().isGameStarted()) {
        Table.game().setModified(false);
        Table.game().setup(false);
      }
      what.run();
      return null;
    });
    do settle(); while (Table.game().isLoadingInBackground());
    onScreen(() -> { for (final Map each : Map.getMapList()) paint(each); return null; });
    answer.put("seconds", seconds(start));
    mark();
  }

  /** Pictures that are missing come to light when they are painted. */
  private static void paint(Map map) {
    final Dimension size = map.mapSize();
    final Graphics2D g = new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB).createGraphics();
    map.paintRegion(g, new Rectangle((int) (size.width * map.getZoom()), (int) (size.height * map.getZoom())), null);
    g.dispose();
  }

  private static BasicLogger logger() {
    return (BasicLogger) GameModule.getGameModule().getLogger();
  }

  private static Object inLogger(String name, Object... set) throws Exception {
    final Field field = BasicLogger.class.getDeclaredField(name);
    field.setAccessible(true);
    if (set.length > 0) field.set(logger(), set[0]);
    return field.get(logger());
  }

  /** Begins a log, as the engine does once it has asked for a file. */
  private static void log(File file) throws Exception {
    ((List<?>) inLogger("logOutput")).clear();
    inLogger("nextUndo", -1);
    done = 0;
    inLogger("outputFile", file);
    inLogger("beginningState", Table.game().getRestoreCommand());
    inLogger("metadata", new SaveMetaData());
  }

  /** How many things were done: what changes nothing is not logged. */
  private static int logged() throws Exception {
    return ((List<?>) inLogger("logOutput")).size();
  }

  private static void step(java.util.Map<String, Object> answer) throws Exception {
    if (!logger().isReplaying()) return;
    final Method step = BasicLogger.class.getDeclaredMethod("step");
    step.setAccessible(true);
    change(() -> step.invoke(logger()), answer);
    answer.put("state", true);
  }

  private static void mark() throws Exception {
    done = onScreen(Driver::logged);
    open = onScreen(Screen::windows);
  }

  /** Takes back what was done since the mark, and closes the windows that were opened. */
  private static void tidy(java.util.Map<String, Object> answer) throws Exception {
    change(() -> {
      Screen.closeMenus();
      for (int last = Integer.MAX_VALUE, now = (int) inLogger("nextUndo"); now >= done && now < last; now = (int) inLogger("nextUndo")) {
        last = now;
        undo();
      }
      done = logged(); // what was taken back stays in the log, with its undoing
      Screen.close(open);
      return null;
    }, answer);
  }

  // ------------------------------------------------------------------ without a hand

  private static NamedKeyStroke stroke(String key) {
    return key.contains(",") ? NamedHotKeyConfigurer.decode(key) : NamedKeyStroke.of(key);
  }

  private static Object press(String who, String key) {
    final NamedKeyStroke stroke = stroke(key);
    if ("module".equals(who)) {
      GameModule.getGameModule().fireKeyStroke(stroke);
      return null;
    }
    KeyBuffer.getBuffer().clear();
    KeyBuffer.getBuffer().add(Table.named(who));
    final Command done = KeyBuffer.getBuffer().keyCommand(stroke.getKeyStroke());
    KeyBuffer.getBuffer().clear();
    GameModule.getGameModule().sendAndLog(done);
    return null;
  }

  private static Object place(String who, String map, Point at) {
    GameModule.getGameModule().sendAndLog(Table.map(map).placeOrMerge(Table.named(who), at));
    return null;
  }

  private static Object undo() throws Exception {
    final Method undo = BasicLogger.class.getDeclaredMethod("undo");
    undo.setAccessible(true);
    return undo.invoke(logger());
  }

  private static Object refresh() throws Exception {
    final GameModule module = GameModule.getGameModule();
    final Set<String> asTheDialogProposes = Set.of(GameRefresher.REFRESH_PIECES, GameRefresher.USE_LABELER_NAME,
        GameRefresher.USE_LAYER_NAME, GameRefresher.USE_ROTATE_NAME, GameRefresher.DELETE_NO_MAP);
    new GameRefresher(module).execute(asTheDialogProposes, new NullCommand());
    return null;
  }

  private static void change(Callable<Object> what, java.util.Map<String, Object> answer) throws Exception {
    changed(() -> onScreen(what), answer);
  }

  private static void changed(Callable<Object> what, java.util.Map<String, Object> answer) throws Exception {
    final java.util.Map<String, Object> before = onScreen(Table::pieces);
    final int heard = onScreen(() -> Table.chat().size());
    what.call();
    settle();
    answer.put("said", onScreen(() -> { final List<String> chat = Table.chat(); return chat.subList(Math.min(heard, chat.size()), chat.size()); }));
    final java.util.Map<String, Object> after = onScreen(Table::pieces);
    final List<Object> changed = new ArrayList<>();
    after.forEach((id, piece) -> { if (!piece.equals(before.get(id))) changed.add(piece); });
    answer.put("changed", changed);
    before.keySet().removeAll(after.keySet());
    answer.put("gone", before.values());
  }

  // ------------------------------------------------------------------ with mouse and keyboard

  private interface Deed {
    void run() throws Exception;
  }

  /** Does something with the mouse, and tells all that a person may notice of it, but a button's own look. */
  private static void done(Deed what, Rectangle button, java.util.Map<String, Object> answer) throws Exception {
    mouse.park();
    final List<Window> windows = onScreen(Screen::windows);
    final Set<String> panels = onScreen(Screen::panels);
    final int logged = onScreen(Driver::logged);
    final BufferedImage picture = Screen.picture(mouse);
    changed(() -> {
      what.run();
      Mouse.until(() -> Screen.windows().stream().noneMatch(each -> each instanceof Dialog && ((Dialog) each).isModal()));
      return null;
    }, answer);
    final var menu = onScreen(Screen::popup);
    if (menu != null) {
      answer.put("menu", onScreen(() -> Screen.entries(menu)));
      onScreen(() -> { Screen.closeMenus(); return null; });
    }
    mouse.park();
    answer.put("state", onScreen(Driver::logged) > logged);
    answer.put("looks", Screen.differ(picture, Screen.picture(mouse), button));
    final List<Window> now = onScreen(Screen::windows);
    answer.put("opened", titles(now, windows));
    answer.put("closed", titles(windows, now));
    answer.put("panels", !panels.equals(onScreen(Screen::panels)));
  }

  private static List<String> titles(List<Window> these, List<Window> but) {
    return these.stream().filter(each -> !but.contains(each)).map(Screen::title).collect(Collectors.toList());
  }

  private static List<Object> windows() {
    final List<Object> told = new ArrayList<>();
    for (final Window each : Screen.windows()) {
      final java.util.Map<String, Object> window = new LinkedHashMap<>();
      window.put("title", Screen.title(each));
      window.put("lines", Screen.lines(each));
      told.add(window);
    }
    return told;
  }

  private static void click(int number, List<String> entry, java.util.Map<String, Object> answer) throws Exception {
    final AbstractButton button = Screen.button(number);
    done(() -> {
      onScreen(() -> { SwingUtilities.getWindowAncestor(button).toFront(); return null; });
      mouse.click(Mouse.middle(button));
      if (!entry.isEmpty()) {
        if (!Mouse.until(() -> Screen.popup() != null)) throw new IllegalArgumentException("no menu opens");
        Screen.choose(mouse, entry);
      }
    }, onScreen(() -> Screen.bounds(button)), answer);
  }

  private static void strike(KeyStroke stroke) throws Exception {
    final Window main = GameModule.getGameModule().getPlayerWindow();
    onScreen(() -> { main.toFront(); main.requestFocus(); return null; });
    Mouse.until(main::isFocused);
    mouse.press(stroke);
  }

  private static void openMenu(String who) throws Exception {
    mouse.rightClick(mouse.on(onScreen(() -> Table.named(who))));
    if (!Mouse.until(() -> Screen.popup() != null)) throw new IllegalArgumentException("no menu opens");
  }

  private static void menu(String who, java.util.Map<String, Object> answer) throws Exception {
    mouse.rightClick(mouse.on(onScreen(() -> Table.named(who))));
    Mouse.until(() -> Screen.popup() != null);
    answer.put("menu", onScreen(() -> Screen.popup() == null ? List.of() : Screen.entries(Screen.popup())));
    onScreen(() -> { Screen.closeMenus(); return null; });
  }

  private static void drag(String who, Map map, Point at) throws Exception {
    final GamePiece piece = onScreen(() -> Table.named(who));
    final Point to = Mouse.on(map, at);
    final Point from = mouse.on(piece);
    // To take hold of it may have scrolled the map.
    mouse.drag(from, piece.getMap() == map ? Mouse.on(map, at) : to);
  }

  private static void hover(String who, java.util.Map<String, Object> answer) throws Exception {
    final GamePiece piece = onScreen(() -> Table.named(who));
    final Map map = piece.getMap();
    mouse.park();
    Mouse.until(() -> Screen.viewed(map) == null);
    final BufferedImage before = Screen.picture(mouse);
    mouse.move(mouse.on(piece));
    Mouse.until(() -> Screen.viewed(map) != null);
    answer.put("viewed", onScreen(() -> Screen.viewed(map)));
    answer.put("looks", Screen.differ(before, Screen.picture(mouse), new Rectangle()));
    mouse.park();
  }

  // ------------------------------------------------------------------ the engine

  static <T> T onScreen(Callable<T> what) throws Exception {
    if (SwingUtilities.isEventDispatchThread()) return what.call();
    final FutureTask<T> task = new FutureTask<>(what);
    SwingUtilities.invokeLater(task);
    return task.get();
  }

  static void settle() throws Exception {
    for (int i = 0; i < 4; i++) SwingUtilities.invokeAndWait(() -> { });
  }

  private static double seconds(long start) {
    return Math.round((System.nanoTime() - start) / 1e7) / 100.0;
  }
}
