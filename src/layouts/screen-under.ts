import { type BuilderScreen, builderDialogs } from '#routes'

/** The screen that lies under an address: a dialog's is the script's list. */
export const screenUnder = (shown: BuilderScreen): BuilderScreen =>
  builderDialogs.some(dialog => dialog === shown) ? 'script' : shown
