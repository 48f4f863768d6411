import VASSAL.Info;
import VASSAL.build.GameModule;
import VASSAL.build.module.GameRefresher;
import VASSAL.build.module.BasicLogger;
import VASSAL.build.module.GameState;
import VASSAL.build.module.Map;
import VASSAL.build.module.PlayerRoster;
import VASSAL.build.module.PredefinedSetup;
import VASSAL.build.module.WizardSupport;
import VASSAL.build.module.turn.TurnTracker;
import VASSAL.command.Command;
import VASSAL.command.NullCommand;
import VASSAL.configure.NamedHotKeyConfigurer;
import VASSAL.counters.Decorator;
import VASSAL.counters.GamePiece;
import VASSAL.counters.KeyBuffer;
import VASSAL.counters.Obscurable;
import VASSAL.counters.Properties;
import VASSAL.counters.Stack;
import VASSAL.launch.Player;
import VASSAL.launch.StandardConfig;
import VASSAL.tools.DataArchive;
import VASSAL.tools.ErrorDialog;
import VASSAL.tools.NamedKeyStroke;
import VASSAL.tools.bug.BugHandler;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.AppenderBase;

import org.slf4j.LoggerFactory;

import java.awt.AWTEvent;
import java.awt.Component;
import java.awt.Container;
import java.awt.Dialog;
import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.Toolkit;
import java.awt.Window;
import java.awt.event.WindowEvent;
import java.awt.image.BufferedImage;
import java.io.BufferedReader;
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import java.util.stream.Collectors;

import javax.swing.JTextPane;
import javax.swing.SwingUtilities;
import javax.swing.text.Document;

/**
 * Plays a module in the reader's own VASSAL as it is told, and tells what happens.
 *
 * <p>{@code java -cp <VASSAL's jars> Driver.java MODULE}. Each line that it reads is one thing to do, its words parted by
 * tabs; each line that it writes is the answer to one, as JSON. The first answer comes unasked, once the module is open.
 *
 * <ul>
 *   <li>{@code watch NAME...}: the properties of pieces that are told from now on
 *   <li>{@code setup NAME SIDE}: begins a predefined set-up; {@code open FILE SIDE}: opens a saved game
 *   <li>{@code look}: every piece
 *   <li>{@code press PIECE KEY}: a piece by its property CounterId, or {@code module}; the engine's spelling of the key
 *   <li>{@code place PIECE MAP X Y}: puts a piece down, as after a drag; {@code undo}: takes back the last of these two
 *   <li>{@code save FILE}; {@code refresh}: "Refresh Counters" of all that the side may see
 * </ul>
 */
public final class Driver {
  private static final List<String> complaints = new ArrayList<>();
  private static List<String> watched = List.of();
  private static String side;

  public static void main(String[] args) throws Exception {
    final PrintStream out = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
    System.setOut(System.err);
    final Path home = Files.createTempDirectory("oobc-verify");
    System.setProperty("VASSAL.conf", home.toString());
    System.setProperty("VASSAL.cache", home.toString());
    Info.setConfig(new StandardConfig());
    listen();
    final java.util.Map<String, Object> opened = new LinkedHashMap<>();
    final long start = System.nanoTime();
    new QuietPlayer(new String[] {"--load", "--", args[0]});
    settle();
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
        complain(line.replace('\t', ' ') + ": " + e);
      }
      out.println(told(answer));
    }
    Runtime.getRuntime().halt(0); // the engine's own way out asks whether to save
  }

  private static String told(java.util.Map<String, Object> answer) throws Exception {
    answer.put("turn", onScreen(Driver::turn));
    synchronized (complaints) {
      answer.put("complaints", new ArrayList<>(complaints));
      complaints.clear();
    }
    return json(answer);
  }

  private static void obey(List<String> words, java.util.Map<String, Object> answer) throws Exception {
    switch (words.get(0)) {
    case "watch": watched = words.subList(1, words.size()); break;
    case "setup": begin(setup(words.get(1))::launch, words.get(2), answer); break;
    case "open": begin(() -> game().loadGame(new File(words.get(1)), false, true), words.get(2), answer); break;
    case "look": answer.put("pieces", onScreen(Driver::pieces).values()); break;
    case "press": change(() -> press(words.get(1), words.get(2)), answer); break;
    case "place":
      change(() -> place(words.get(1), words.get(2), Integer.parseInt(words.get(3)), Integer.parseInt(words.get(4))), answer);
      break;
    case "undo": change(Driver::undo, answer); break;
    case "save": onScreen(() -> { game().saveGame(new File(words.get(1))); return null; }); break;
    case "refresh": change(Driver::refresh, answer); break;
    default: throw new IllegalArgumentException(words.get(0));
    }
  }

  // ------------------------------------------------------------------ a game

  private static PredefinedSetup setup(String name) {
    for (final PredefinedSetup each : GameModule.getGameModule().getAllDescendantComponentsOf(PredefinedSetup.class)) {
      if (name.equals(each.getConfigureName())) return each;
    }
    throw new IllegalArgumentException("no set-up " + name);
  }

  private static void begin(Runnable what, String as, java.util.Map<String, Object> answer) throws Exception {
    side = as;
    final long start = System.nanoTime();
    onScreen(() -> {
      if (game().isGameStarted()) {
        game().setModified(false);
        game().setup(false);
      }
      what.run();
      return null;
    });
    do settle(); while (game().isLoadingInBackground());
    onScreen(() -> { for (final Map each : Map.getMapList()) paint(each); return null; });
    answer.put("seconds", seconds(start));
    answer.put("side", PlayerRoster.getMySide());
  }

  /** Pictures that are missing come to light when they are painted. */
  private static void paint(Map map) {
    final Dimension size = map.mapSize();
    final Graphics2D g = new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB).createGraphics();
    map.paintRegion(g, new Rectangle((int) (size.width * map.getZoom()), (int) (size.height * map.getZoom())), null);
    g.dispose();
  }

  private static String turn() throws Exception {
    for (final TurnTracker each : GameModule.getGameModule().getAllDescendantComponentsOf(TurnTracker.class)) {
      final Method told = TurnTracker.class.getDeclaredMethod("getTurnString");
      told.setAccessible(true);
      return String.valueOf(told.invoke(each));
    }
    return null;
  }

  /** The lines of the chat so far. */
  private static List<String> chat() throws Exception {
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

  // ------------------------------------------------------------------ pieces

  private static java.util.Map<String, Object> pieces() {
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
    told.put("id", piece.getId());
    told.put("name", piece.getName());
    told.put("gpid", piece.getProperty(Properties.PIECE_ID));
    told.put("map", map == null ? null : map.getMapName());
    told.put("place", map == null ? null : map.locationName(at));
    told.put("x", at.x);
    told.put("y", at.y);
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

  private static GamePiece named(String counter) {
    for (final GamePiece each : game().getAllPieces()) {
      if (!(each instanceof Stack) && counter.equals(bare(each, "CounterId"))) return each;
    }
    throw new IllegalArgumentException("no piece " + counter);
  }

  // ------------------------------------------------------------------ hands of a player

  private static Object press(String who, String key) {
    final NamedKeyStroke stroke = key.contains(",") ? NamedHotKeyConfigurer.decode(key) : NamedKeyStroke.of(key);
    if ("module".equals(who)) {
      GameModule.getGameModule().fireKeyStroke(stroke);
      return null;
    }
    KeyBuffer.getBuffer().clear();
    KeyBuffer.getBuffer().add(named(who));
    final Command done = KeyBuffer.getBuffer().keyCommand(stroke.getKeyStroke());
    KeyBuffer.getBuffer().clear();
    GameModule.getGameModule().sendAndLog(done);
    return null;
  }

  private static Object place(String who, String map, int x, int y) {
    for (final Map each : Map.getMapList()) {
      if (map.equals(each.getMapName())) {
        GameModule.getGameModule().sendAndLog(each.placeOrMerge(named(who), new Point(x, y)));
        return null;
      }
    }
    throw new IllegalArgumentException("no map " + map);
  }

  private static Object undo() throws Exception {
    final Method undo = BasicLogger.class.getDeclaredMethod("undo");
    undo.setAccessible(true);
    return undo.invoke(GameModule.getGameModule().getLogger());
  }

  private static Object refresh() throws Exception {
    final GameModule module = GameModule.getGameModule();
    final Set<String> asTheDialogProposes = Set.of(GameRefresher.REFRESH_PIECES, GameRefresher.USE_LABELER_NAME,
        GameRefresher.USE_LAYER_NAME, GameRefresher.USE_ROTATE_NAME, GameRefresher.DELETE_NO_MAP);
    new GameRefresher(module).execute(asTheDialogProposes, new NullCommand());
    return null;
  }

  private static void change(Callable<Object> what, java.util.Map<String, Object> answer) throws Exception {
    final java.util.Map<String, Object> before = onScreen(Driver::pieces);
    final int heard = onScreen(() -> chat().size());
    onScreen(what);
    settle();
    answer.put("said", onScreen(() -> chat().subList(heard, chat().size())));
    final java.util.Map<String, Object> after = onScreen(Driver::pieces);
    final List<Object> changed = new ArrayList<>();
    after.forEach((id, piece) -> { if (!piece.equals(before.get(id))) changed.add(piece); });
    answer.put("changed", changed);
    before.keySet().removeAll(after.keySet());
    answer.put("gone", before.values());
  }

  // ------------------------------------------------------------------ the engine

  private static GameState game() {
    return GameModule.getGameModule().getGameState();
  }

  private static <T> T onScreen(Callable<T> what) throws Exception {
    final FutureTask<T> task = new FutureTask<>(what);
    SwingUtilities.invokeLater(task);
    return task.get();
  }

  private static void settle() throws Exception {
    for (int i = 0; i < 4; i++) SwingUtilities.invokeAndWait(() -> { });
  }

  private static double seconds(long start) {
    return Math.round((System.nanoTime() - start) / 1e7) / 100.0;
  }

  private static void complain(String text) {
    synchronized (complaints) {
      if (!complaints.contains(text)) complaints.add(text);
    }
  }

  /** Takes down what the engine warns of, and closes dialogs that nobody is there to answer. */
  private static void listen() {
    final Logger root = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
    final AppenderBase<ILoggingEvent> ear = new AppenderBase<>() {
      @Override protected void append(ILoggingEvent event) {
        if (event.getLevel().isGreaterOrEqual(Level.WARN)) complain(event.getFormattedMessage().strip());
      }
    };
    ear.setContext(root.getLoggerContext());
    ear.start();
    root.addAppender(ear);
    ErrorDialog.addBugHandler(new BugHandler() {
      @Override public boolean accept(Throwable thrown) { return true; }
      @Override public void handle(Throwable thrown) { complain(String.valueOf(thrown)); }
    });
    Toolkit.getDefaultToolkit().addAWTEventListener(event -> {
      final Window window = ((WindowEvent) event).getWindow();
      if (event.getID() == WindowEvent.WINDOW_OPENED && window instanceof Dialog && ((Dialog) window).isModal()) {
        complain("a dialog: " + ((Dialog) window).getTitle());
        SwingUtilities.invokeLater(window::dispose);
      }
    }, AWTEvent.WINDOW_EVENT_MASK);
  }

  /** The engine's own player, without the questions of its wizard. */
  private static final class QuietPlayer extends Player {
    QuietPlayer(String[] args) {
      super(args);
    }

    @Override protected GameModule createModule(DataArchive archive) {
      return new QuietModule(archive);
    }

    @Override protected void launch() throws IOException {
      final GameModule module = createModule(createDataArchive());
      GameModule.init(module);
      VASSAL.i18n.Localization.getInstance().translate();
      module.getPrefs().setValue(GameModule.REAL_NAME, "oobc");
      module.getPrefs().setValue(GameModule.SECRET_NAME, "verify");
      for (final String ask : List.of(BasicLogger.PROMPT_NEW_LOG_START, BasicLogger.PROMPT_NEW_LOG_END)) {
        if (module.getPrefs().getOption(ask) != null) module.getPrefs().setValue(ask, Boolean.FALSE);
      }
      module.getPlayerWindow().setVisible(true);
    }
  }

  private static final class QuietModule extends GameModule {
    private final WizardSupport wizard = new WizardSupport() {
      @Override public void showWelcomeWizard() { }

      @Override public void showGameSetupWizard() {
        final PlayerRoster roster = getPlayerRoster();
        new PlayerRoster.Add(roster, GameModule.getActiveUserId(), "oobc", side).execute();
      }
    };

    QuietModule(DataArchive archive) {
      super(archive);
    }

    @Override public WizardSupport getWizardSupport() {
      return wizard;
    }
  }

  // ------------------------------------------------------------------ JSON

  private static String json(Object value) {
    if (value == null || value instanceof Number || value instanceof Boolean) return String.valueOf(value);
    final StringBuilder text = new StringBuilder();
    if (value instanceof java.util.Map) {
      ((java.util.Map<?, ?>) value).forEach((key, each) -> text.append(text.length() > 0 ? "," : "").append(json(String.valueOf(key))).append(":").append(json(each)));
      return "{" + text + "}";
    }
    if (value instanceof Collection) {
      for (final Object each : (Collection<?>) value) text.append(text.length() > 0 ? "," : "").append(json(each));
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
