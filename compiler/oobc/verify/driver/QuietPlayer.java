import VASSAL.build.GameModule;
import VASSAL.build.module.BasicLogger;
import VASSAL.build.module.PlayerRoster;
import VASSAL.build.module.WizardSupport;
import VASSAL.i18n.Localization;
import VASSAL.launch.Player;
import VASSAL.tools.DataArchive;

import java.io.IOException;
import java.util.List;

/** The engine's own player, without the questions of its wizard. */
final class QuietPlayer extends Player {
  /** The side that takes its seat as the next game begins. */
  static String side;

  QuietPlayer(String[] args) {
    super(args);
  }

  @Override protected GameModule createModule(DataArchive archive) {
    return new QuietModule(archive);
  }

  @Override protected void launch() throws IOException {
    final GameModule module = createModule(createDataArchive());
    GameModule.init(module);
    Localization.getInstance().translate();
    module.getPrefs().setValue(GameModule.REAL_NAME, "oobc");
    module.getPrefs().setValue(GameModule.SECRET_NAME, "verify");
    for (final String ask : List.of(BasicLogger.PROMPT_NEW_LOG_START, BasicLogger.PROMPT_NEW_LOG_END, BasicLogger.PROMPT_LOG_COMMENT)) {
      if (module.getPrefs().getOption(ask) != null) module.getPrefs().setValue(ask, Boolean.FALSE);
    }
    module.getPlayerWindow().setVisible(true);
  }

  private static final class QuietModule extends GameModule {
    private final WizardSupport wizard = new WizardSupport() {
      @Override public void showWelcomeWizard() { }

      @Override public void showGameSetupWizard() {
        new PlayerRoster.Add(getPlayerRoster(), GameModule.getActiveUserId(), "oobc", side).execute();
      }
    };

    QuietModule(DataArchive archive) {
      super(archive);
    }

    @Override public WizardSupport getWizardSupport() {
      return wizard;
    }
  }
}
