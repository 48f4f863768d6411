import VASSAL.build.GameModule;
import VASSAL.build.module.Map;
import VASSAL.build.module.map.CounterDetailViewer;

import java.awt.AWTEvent;
import java.awt.Component;
import java.awt.Container;
import java.awt.Dialog;
import java.awt.Dimension;
import java.awt.Frame;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.Toolkit;
import java.awt.Window;
import java.awt.event.WindowEvent;
import java.awt.image.BufferedImage;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;

import javax.swing.AbstractButton;
import javax.swing.JComponent;
import javax.swing.JList;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import javax.swing.JScrollBar;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.JTree;
import javax.swing.MenuElement;
import javax.swing.MenuSelectionManager;
import javax.swing.SwingUtilities;
import javax.swing.text.JTextComponent;

/** What is on the screen: windows, their buttons, menus, texts. */
final class Screen {
  private static final List<AbstractButton> known = new ArrayList<>();

  private Screen() {
  }

  // ------------------------------------------------------------------ windows

  /** The engine's own window takes the left of the screen, all others lie on the right, as a player would have them. */
  static void arrange() {
    Toolkit.getDefaultToolkit().addAWTEventListener(event -> {
      if (event.getID() == WindowEvent.WINDOW_OPENED) place(((WindowEvent) event).getWindow());
    }, AWTEvent.WINDOW_EVENT_MASK);
    place(GameModule.getGameModule().getPlayerWindow());
  }

  private static void place(Window window) {
    final Dimension screen = Toolkit.getDefaultToolkit().getScreenSize();
    final int left = screen.width * 3 / 5;
    final boolean main = window == GameModule.getGameModule().getPlayerWindow();
    if (main) window.setBounds(0, 0, left, screen.height - 40);
    else if (window instanceof Frame || window instanceof Dialog && !((Dialog) window).isModal()) {
      final int width = Math.min(window.getWidth(), screen.width - left - 10);
      window.setBounds(left + 5, 0, width, Math.min(window.getHeight(), screen.height - 40));
    }
    window.validate();
  }

  static List<Window> windows() {
    final List<Window> shown = new ArrayList<>();
    for (final Window each : Window.getWindows()) {
      if (each.isShowing() && (each instanceof Frame || each instanceof Dialog)) shown.add(each);
    }
    return shown;
  }

  /** Closes all windows but these, as their close boxes do. */
  static void close(List<Window> but) {
    for (final Window each : windows()) {
      if (!but.contains(each)) each.dispatchEvent(new WindowEvent(each, WindowEvent.WINDOW_CLOSING));
    }
  }

  static String title(Window window) {
    final String title = window instanceof Frame ? ((Frame) window).getTitle() : ((Dialog) window).getTitle();
    return title == null ? "" : title;
  }

  /** What else opens and closes: the panels that lie in the engine's own window. */
  static Set<String> panels() {
    final Set<String> shown = new HashSet<>();
    panels(GameModule.getGameModule().getPlayerWindow(), "", shown);
    return shown;
  }

  private static void panels(Container in, String path, Set<String> shown) {
    for (int i = 0; i < in.getComponentCount(); i++) {
      final Component each = in.getComponent(i);
      if (!each.isShowing()) continue;
      final String name = path + "/" + each.getClass().getSimpleName() + i;
      if (each instanceof JScrollPane || each instanceof JTree) shown.add(name);
      if (each instanceof Container) panels((Container) each, name, shown);
    }
  }

  /** The lines of the lists, tables and trees of a window; of a tree, all that can be opened. */
  static List<String> lines(Window window) {
    final List<String> lines = new ArrayList<>();
    lines(window, lines);
    return lines;
  }

  private static void lines(Container in, List<String> lines) {
    for (final Component each : in.getComponents()) {
      if (!each.isShowing()) continue;
      if (each instanceof JTree) {
        final JTree tree = (JTree) each;
        for (int i = 0; i < tree.getRowCount() && i < 5000; i++) {
          tree.expandRow(i);
          lines.add(String.valueOf(tree.getPathForRow(i).getLastPathComponent()));
        }
      }
      else if (each instanceof JList) {
        for (int i = 0; i < ((JList<?>) each).getModel().getSize(); i++) lines.add(String.valueOf(((JList<?>) each).getModel().getElementAt(i)));
      }
      else if (each instanceof JTable) {
        final JTable table = (JTable) each;
        for (int i = 0; i < table.getRowCount(); i++) {
          for (int j = 0; j < table.getColumnCount(); j++) lines.add(String.valueOf(table.getValueAt(i, j)));
        }
      }
      else if (each instanceof Container) lines((Container) each, lines);
    }
  }

  static BufferedImage picture(Mouse mouse) {
    final Dimension screen = Toolkit.getDefaultToolkit().getScreenSize();
    return mouse.robot().createScreenCapture(new Rectangle(screen));
  }

  /** Whether two pictures differ outside a rectangle. */
  static boolean differ(BufferedImage one, BufferedImage other, Rectangle but) {
    final int width = one.getWidth();
    final int[] a = one.getRGB(0, 0, width, one.getHeight(), null, 0, width), b = other.getRGB(0, 0, width, one.getHeight(), null, 0, width);
    for (int i = 0; i < a.length; i++) {
      if (a[i] != b[i] && !but.contains(i % width, i / width)) return true;
    }
    return false;
  }

  /** A digest of a part of a map as it is seen on the screen. */
  static String seen(Mouse mouse, Map map, int x, int y, int width, int height) throws Exception {
    final Point middle = Mouse.on(map, new Point(x + width / 2, y + height / 2));
    final double zoom = map.getZoom();
    final int across = Math.max(1, (int) (width * zoom)), down = Math.max(1, (int) (height * zoom));
    final BufferedImage part = mouse.robot().createScreenCapture(new Rectangle(middle.x - across / 2, middle.y - down / 2, across, down));
    return digest(part);
  }

  static String digest(BufferedImage picture) {
    return Integer.toHexString(Arrays.hashCode(picture.getRGB(0, 0, picture.getWidth(), picture.getHeight(), null, 0, picture.getWidth())));
  }

  // ------------------------------------------------------------------ buttons

  /** Every button that can be seen, with its number, in the order of the windows. */
  static List<Object> buttons() {
    final List<Object> told = new ArrayList<>();
    for (final Window window : windows()) buttons(window, window, told);
    return told;
  }

  private static void buttons(Window window, Container in, List<Object> told) {
    for (final Component each : in.getComponents()) {
      if (!each.isShowing() || each instanceof JScrollBar) continue;
      if (each instanceof AbstractButton && !(each instanceof JMenuItem) && each.getParent() instanceof JComponent
          && !each.getClass().getName().startsWith("javax.swing.plaf")) {
        told.add(button(window, (AbstractButton) each));
      }
      else if (each instanceof Container) buttons(window, (Container) each, told);
    }
  }

  private static java.util.Map<String, Object> button(Window window, AbstractButton button) {
    if (!known.contains(button)) known.add(button);
    final java.util.Map<String, Object> told = new LinkedHashMap<>();
    told.put("number", known.indexOf(button));
    told.put("window", window == GameModule.getGameModule().getPlayerWindow() ? "" : title(window));
    told.put("text", button.getText() == null ? "" : button.getText());
    told.put("tip", button.getToolTipText() == null ? "" : button.getToolTipText());
    told.put("enabled", button.isEnabled());
    return told;
  }

  static AbstractButton button(int number) {
    return known.get(number);
  }

  // ------------------------------------------------------------------ menus

  static JPopupMenu popup() {
    for (final MenuElement each : MenuSelectionManager.defaultManager().getSelectedPath()) {
      if (each instanceof JPopupMenu) return (JPopupMenu) each;
    }
    return null;
  }

  /** The entries of a menu, those of the menus in it with the way to them. */
  static List<Object> entries(JPopupMenu menu) {
    final List<Object> told = new ArrayList<>();
    entries(menu, List.of(), true, told);
    return told;
  }

  private static void entries(JPopupMenu menu, List<String> above, boolean enabled, List<Object> told) {
    for (final Component each : menu.getComponents()) {
      if (!(each instanceof JMenuItem)) continue;
      final JMenuItem item = (JMenuItem) each;
      final List<String> path = new ArrayList<>(above);
      path.add(item.getText());
      final boolean can = enabled && item.isEnabled();
      if (item instanceof JMenu && ((JMenu) item).getItemCount() > 0) entries(((JMenu) item).getPopupMenu(), path, can, told);
      else {
        final java.util.Map<String, Object> entry = new LinkedHashMap<>();
        entry.put("path", path);
        entry.put("enabled", can);
        told.add(entry);
      }
    }
  }

  /** Clicks the way to an entry of the menu that is open. */
  static void choose(Mouse mouse, List<String> path) throws Exception {
    JPopupMenu menu = Driver.onScreen(Screen::popup);
    for (final String text : path) {
      final JMenuItem item = item(menu, text);
      mouse.click(Mouse.middle(item));
      if (item instanceof JMenu) {
        menu = ((JMenu) item).getPopupMenu();
        final JPopupMenu inner = menu;
        if (!Mouse.until(inner::isShowing)) throw new IllegalArgumentException("the menu does not open: " + text);
      }
    }
  }

  private static JMenuItem item(JPopupMenu menu, String text) {
    if (menu == null) throw new IllegalArgumentException("no menu is open");
    for (final Component each : menu.getComponents()) {
      if (each instanceof JMenuItem && text.equals(((JMenuItem) each).getText())) return (JMenuItem) each;
    }
    throw new IllegalArgumentException("no entry " + text);
  }

  static void closeMenus() {
    MenuSelectionManager.defaultManager().clearSelectedPath();
  }

  // ------------------------------------------------------------------ the stack viewer

  /** What the stack viewer of a map writes, once it is shown; null: it shows nothing. */
  static String viewed(Map map) throws Exception {
    for (final CounterDetailViewer each : map.getComponentsOf(CounterDetailViewer.class)) {
      if (Boolean.TRUE.equals(field(each, "textVisible")) || Boolean.TRUE.equals(field(each, "graphicsVisible"))) {
        final Method text = CounterDetailViewer.class.getDeclaredMethod("getSummaryText");
        text.setAccessible(true);
        final List<?> pieces = (List<?>) field(each, "displayablePieces");
        return pieces == null || pieces.isEmpty() ? null : String.valueOf(text.invoke(each));
      }
    }
    return null;
  }

  private static Object field(CounterDetailViewer viewer, String name) throws Exception {
    final Field field = CounterDetailViewer.class.getDeclaredField(name);
    field.setAccessible(true);
    return field.get(viewer);
  }

  static Rectangle bounds(Component shown) {
    final Rectangle bounds = new Rectangle(shown.getLocationOnScreen(), shown.getSize());
    bounds.grow(3, 3);
    return bounds;
  }
}
