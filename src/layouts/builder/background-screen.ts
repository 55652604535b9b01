import { type BuilderScreen, builderDialogs } from '#routes'

/** The screen behind a dialog, which is the script's list; other screens are returned as they are. */
export const backgroundScreen = (screen: BuilderScreen): BuilderScreen =>
  builderDialogs.some(dialog => dialog === screen) ? 'script' : screen
