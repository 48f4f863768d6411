import VASSAL.build.module.Map;
import VASSAL.counters.GamePiece;
import VASSAL.counters.PieceFinder;

import java.awt.AWTEvent;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.Robot;
import java.awt.Toolkit;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.awt.event.MouseEvent;
import java.awt.image.BufferedImage;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;

import javax.swing.JComponent;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;

/** The mouse and the keyboard of a person, who looks where he presses. */
final class Mouse {
  private static final int PATIENCE = 1500; // milliseconds
  private final AtomicInteger heard = new AtomicInteger();
  private final Robot robot;

  Mouse() throws Exception {
    robot = new Robot();
    Toolkit.getDefaultToolkit().addAWTEventListener(event -> {
      if (event.getID() == MouseEvent.MOUSE_RELEASED || event.getID() == MouseEvent.MOUSE_DRAGGED) heard.incrementAndGet();
    }, AWTEvent.MOUSE_EVENT_MASK | AWTEvent.MOUSE_MOTION_EVENT_MASK);
  }

  Robot robot() {
    return robot;
  }

  /** Where nothing lies under the mouse. */
  void park() throws Exception {
    final Dimension screen = Toolkit.getDefaultToolkit().getScreenSize();
    robot.mouseMove(screen.width - 1, screen.height - 1);
    Driver.settle();
  }

  void click(Point at, int button, int times) throws Exception {
    robot.mouseMove(at.x - 6, at.y - 6); // two clicks at one place would be a double click
    robot.delay(20);
    robot.mouseMove(at.x, at.y);
    robot.delay(20);
    for (int i = 0; i < times; i++) {
      final int before = heard.get();
      robot.mousePress(button);
      robot.delay(15);
      robot.mouseRelease(button);
      until(() -> heard.get() > before);
    }
    Driver.settle();
  }

  void click(Point at) throws Exception {
    click(at, InputEvent.BUTTON1_DOWN_MASK, 1);
  }

  void rightClick(Point at) throws Exception {
    click(at, InputEvent.BUTTON3_DOWN_MASK, 1);
  }

  void move(Point at) throws Exception {
    robot.mouseMove(at.x - 3, at.y - 3);
    robot.delay(30);
    robot.mouseMove(at.x, at.y);
    robot.delay(30);
    Driver.settle();
  }

  void drag(Point from, Point to) throws Exception {
    move(from);
    robot.mousePress(InputEvent.BUTTON1_DOWN_MASK);
    robot.delay(60);
    final int steps = 8;
    for (int i = 1; i <= steps; i++) {
      robot.mouseMove(from.x + (to.x - from.x) * i / steps, from.y + (to.y - from.y) * i / steps);
      robot.delay(25);
    }
    robot.mouseMove(to.x - 1, to.y);
    robot.delay(40);
    robot.mouseMove(to.x, to.y);
    robot.delay(60);
    robot.mouseRelease(InputEvent.BUTTON1_DOWN_MASK);
    robot.delay(150);
    robot.waitForIdle();
    Driver.settle();
  }

  /** Holds the button down over a way, and takes a picture before it lets go. */
  BufferedImage pull(Point from, Point to) throws Exception {
    move(from);
    robot.mousePress(InputEvent.BUTTON1_DOWN_MASK);
    robot.delay(60);
    for (int i = 1; i <= 4; i++) {
      robot.mouseMove(from.x + (to.x - from.x) * i / 4, from.y + (to.y - from.y) * i / 4);
      robot.delay(30);
    }
    robot.waitForIdle();
    Driver.settle();
    final BufferedImage seen = Screen.picture(this);
    robot.mouseRelease(InputEvent.BUTTON1_DOWN_MASK);
    robot.waitForIdle();
    Driver.settle();
    return seen;
  }

  void press(KeyStroke stroke) throws Exception {
    final int[][] held = {
      {InputEvent.CTRL_DOWN_MASK, KeyEvent.VK_CONTROL}, {InputEvent.SHIFT_DOWN_MASK, KeyEvent.VK_SHIFT},
      {InputEvent.ALT_DOWN_MASK, KeyEvent.VK_ALT}, {InputEvent.META_DOWN_MASK, KeyEvent.VK_META},
    };
    for (final int[] each : held) if ((stroke.getModifiers() & each[0]) != 0) robot.keyPress(each[1]);
    robot.keyPress(stroke.getKeyCode());
    robot.keyRelease(stroke.getKeyCode());
    for (final int[] each : held) if ((stroke.getModifiers() & each[0]) != 0) robot.keyRelease(each[1]);
    robot.waitForIdle();
    Driver.settle();
  }

  /** Whether something came true before a person would lose patience. */
  static boolean until(Callable<Boolean> what) throws Exception {
    final long end = System.currentTimeMillis() + PATIENCE;
    while (!Driver.onScreen(what)) {
      if (System.currentTimeMillis() > end) return false;
      Thread.sleep(10);
    }
    return true;
  }

  // ------------------------------------------------------------------ places

  /** Where a point of a map lies on the screen, scrolled into view. */
  static Point on(Map map, Point at) throws Exception {
    Driver.onScreen(() -> {
      final JComponent view = map.getView();
      if (!view.isShowing()) throw new IllegalArgumentException("the window " + map.getMapName() + " is not open");
      SwingUtilities.getWindowAncestor(view).toFront();
      final Rectangle seen = map.componentToMap(view.getVisibleRect());
      seen.grow(-seen.width / 12, -seen.height / 12);
      if (!seen.contains(at)) map.centerAt(at);
      return null;
    });
    Driver.settle();
    return Driver.onScreen(() -> {
      final Point there = map.mapToComponent(at);
      SwingUtilities.convertPointToScreen(there, map.getView());
      return there;
    });
  }

  /** Where a piece can be pressed: a stack is opened by a double click if the piece lies under others. */
  Point on(GamePiece piece) throws Exception {
    final Map map = piece.getMap();
    if (map == null) throw new IllegalArgumentException("on no map: " + piece.getName());
    Point free = Driver.onScreen(() -> free(piece));
    if (free == null) {
      click(on(map, Driver.onScreen(() -> map.positionOf(piece))), InputEvent.BUTTON1_DOWN_MASK, 2);
      free = Driver.onScreen(() -> free(piece));
    }
    if (free == null) throw new IllegalArgumentException("nowhere to press " + piece.getName());
    return on(map, free);
  }

  private static Point free(GamePiece piece) {
    final Map map = piece.getMap();
    final Point middle = map.positionOf(piece);
    final Rectangle shape = piece.getShape().getBounds();
    for (int i = 0; i < 81; i++) {
      final int step = (i + 40) % 81; // the middle first
      final Point at = new Point(middle.x + shape.x + shape.width * (1 + step % 9) / 10, middle.y + shape.y + shape.height * (1 + step / 9) / 10);
      if (map.findPiece(at, PieceFinder.PIECE_IN_STACK) == piece) return at;
    }
    return null;
  }

  static Point middle(Component shown) throws Exception {
    return Driver.onScreen(() -> {
      final Point at = shown.getLocationOnScreen();
      return new Point(at.x + shown.getWidth() / 2, at.y + shown.getHeight() / 2);
    });
  }
}
