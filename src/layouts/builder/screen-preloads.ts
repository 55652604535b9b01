import type { BuilderScreen } from '#routes'
import { backgroundScreen } from './background-screen.ts'

const screenModules: Partial<Record<BuilderScreen, string>> = {
  script: 'src/features/script/script-screen.tsx',
  firstNight: 'src/features/night/night-screen.tsx',
  otherNights: 'src/features/night/night-screen.tsx',
  metadata: 'src/features/metadata/metadata-screen.tsx',
  almanac: 'src/features/almanac/almanac-screen.tsx',
  existingCharacters: 'src/features/character-picker/picker-screen.tsx',
  newCharacter: 'src/features/character-editor/editor-screen.tsx',
  editCharacter: 'src/features/character-editor/editor-screen.tsx',
  characterJson: 'src/features/json/character-json-screen.tsx',
  scriptJson: 'src/features/json/script-json-screen.tsx',
  jinxes: 'src/features/jinxes/jinxes-screen.tsx',
  newScript: 'src/features/new-script/new-script-screen.tsx',
  deviceScripts: 'src/features/local-scripts/local-scripts-screen.tsx',
  myScripts: 'src/features/my-work/scripts-screen.tsx',
  myCharacters: 'src/features/my-work/characters-screen.tsx',
  newSavedCharacter: 'src/features/character-editor/saved-editor-screen.tsx',
  editSavedCharacter: 'src/features/character-editor/saved-editor-screen.tsx',
  myImages: 'src/features/my-work/images-screen.tsx',
  account: 'src/features/account/account-screen.tsx'
}

/** Modules that a builder screen imports dynamically but needs at once: paths from the project root. */
export function screenPreloads(screen: BuilderScreen): string[] {
  const module = screenModules[backgroundScreen(screen)]
  return module ? [module] : []
}
