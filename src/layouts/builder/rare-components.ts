import { importModule } from '#stores/loading/import-module.ts'

/** The components of screens that few visitors open first, each loaded when it is first shown. */
export const rareComponents = {
  characterJson: async () =>
    (await importModule(() => import('#features/json/character-json-screen.tsx'))).CharacterJsonScreen,
  scriptJson: async () =>
    (await importModule(() => import('#features/json/script-json-screen.tsx'))).ScriptJsonScreen,
  jinxes: async () => (await importModule(() => import('#features/jinxes/jinxes-screen.tsx'))).JinxesScreen,
  newScript: async () =>
    (await importModule(() => import('#features/new-script/new-script-screen.tsx'))).NewScriptScreen,
  deviceScripts: async () =>
    (await importModule(() => import('#features/local-scripts/local-scripts-screen.tsx'))).LocalScriptsScreen,
  myScripts: async () =>
    (await importModule(() => import('#features/my-work/scripts-screen.tsx'))).MyScriptsScreen,
  myCharacters: async () =>
    (await importModule(() => import('#features/my-work/characters-screen.tsx'))).MyCharactersScreen,
  newSavedCharacter: async () =>
    (await importModule(() => import('#features/character-editor/saved-editor-screen.tsx')))
      .NewSavedCharacterScreen,
  editSavedCharacter: async () =>
    (await importModule(() => import('#features/character-editor/saved-editor-screen.tsx')))
      .EditSavedCharacterScreen,
  myImages: async () =>
    (await importModule(() => import('#features/my-work/images-screen.tsx'))).MyImagesScreen,
  iconEditor: async () =>
    (await importModule(() => import('#features/image-editor/image-editor-screens.tsx'))).IconEditorScreen,
  logoEditor: async () =>
    (await importModule(() => import('#features/image-editor/image-editor-screens.tsx'))).LogoEditorScreen,
  compareScripts: async () =>
    (await importModule(() => import('#features/compare/compare-screen.tsx'))).CompareScreen,
  account: async () =>
    (await importModule(() => import('#features/account/account-screen.tsx'))).AccountScreen
} as const

export type RareScreen = keyof typeof rareComponents
