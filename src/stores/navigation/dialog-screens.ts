import type { BuilderScreen } from '#routes'

/** The screens that are dialogs: they open over another screen and leave it as it is. */
export const dialogScreens: ReadonlySet<BuilderScreen> = new Set<BuilderScreen>([
  'history',
  'import',
  'share',
  'exportPdfImage',
  'exportNew',
  'overwriteSaved',
  'sessionExpired'
])

/** The screen behind a dialog whose URL was typed, and of every dialog in a built page. */
export const defaultBackground = 'script' satisfies BuilderScreen
