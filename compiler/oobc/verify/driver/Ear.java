import VASSAL.tools.ErrorDialog;
import VASSAL.tools.bug.BugHandler;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.AppenderBase;

import org.slf4j.LoggerFactory;

import java.awt.AWTEvent;
import java.awt.Dialog;
import java.awt.FileDialog;
import java.awt.Toolkit;
import java.awt.Window;
import java.awt.event.WindowEvent;
import java.util.ArrayList;
import java.util.List;

import javax.swing.Timer;

/** Takes down what the engine warns of, and closes dialogs that nobody is there to answer. */
final class Ear {
  private static final List<String> complaints = new ArrayList<>();
  private static final List<String> dialogs = new ArrayList<>();

  private Ear() {
  }

  static void listen() {
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
        note(dialogs, ((Dialog) window).getTitle() == null ? "" : ((Dialog) window).getTitle());
        if (window instanceof FileDialog) ((FileDialog) window).setFile(null); // or it would take the file that it proposes
        final Timer soon = new Timer(200, done -> { // a dialog of files is still reading its folder
          window.dispatchEvent(new WindowEvent(window, WindowEvent.WINDOW_CLOSING)); // as its close box does
          if (window.isShowing()) window.dispose();
        });
        soon.setRepeats(false);
        soon.start();
      }
    }, AWTEvent.WINDOW_EVENT_MASK);
  }

  static void complain(String text) {
    note(complaints, text);
  }

  private static void note(List<String> heard, String text) {
    synchronized (heard) {
      if (!heard.contains(text)) heard.add(text);
    }
  }

  static List<String> complaints() {
    return taken(complaints);
  }

  /** The titles of dialogs that came up. */
  static List<String> dialogs() {
    return taken(dialogs);
  }

  private static List<String> taken(List<String> heard) {
    synchronized (heard) {
      final List<String> all = new ArrayList<>(heard);
      heard.clear();
      return all;
    }
  }
}
