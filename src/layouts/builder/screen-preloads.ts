import type { BuilderScreen } from '#routes'
import { backgroundScreen } from './screens.ts'

/**
 * The module of each screen of `screenComponents`, as a path in `src`; null for a dialog, which opens over another screen.
 * Written out, since the built page must not import the components: it would link the styles of every screen.
 */
const modules: Readonly<Record<BuilderScreen, string | null>> = {
  script: 'features/script/script-screen.tsx',
  firstNight: 'features/night/night-screen.tsx',
  otherNights: 'features/night/night-screen.tsx',
  metadata: 'features/metadata/metadata-screen.tsx',
  almanac: 'features/almanac/almanac-screen.tsx',
  grimoire: 'features/grimoire/grimoire-screen.tsx',
  existingCharacters: 'features/character-picker/picker-screen.tsx',
  newCharacter: 'features/character-editor/editor-screen.tsx',
  editCharacter: 'features/character-editor/editor-screen.tsx',
  characterJson: 'features/json/character-json-screen.tsx',
  scriptJson: 'features/json/script-json-screen.tsx',
  jinxes: 'features/jinxes/jinxes-screen.tsx',
  history: null,
  import: null,
  share: null,
  exportPdfImage: null,
  exportNew: null,
  overwriteSaved: null,
  sessionExpired: null,
  newScript: 'features/new-script/new-script-screen.tsx',
  deviceScripts: 'features/local-scripts/local-scripts-screen.tsx',
  myScripts: 'features/my-work/scripts-screen.tsx',
  myCharacters: 'features/my-work/characters-screen.tsx',
  newSavedCharacter: 'features/character-editor/saved-editor-screen.tsx',
  editSavedCharacter: 'features/character-editor/saved-editor-screen.tsx',
  myImages: 'features/my-work/images-screen.tsx',
  iconEditor: 'features/image-editor/image-editor-screens.tsx',
  logoEditor: 'features/image-editor/image-editor-screens.tsx',
  compareScripts: 'features/compare/compare-screen.tsx',
  account: 'features/account/account-screen.tsx'
}

/**
 * Modules that a builder screen imports dynamically but needs at once: paths from the project root.
 *
 * @throws Error if there is no module for the screen
 */
export function screenPreloads(screen: BuilderScreen): string[] {
  const shown = backgroundScreen(screen)
  const module = modules[shown]
  if (module === null) throw new Error(`There is no module to preload for ${shown}`)
  return [`src/${module}`]
}
