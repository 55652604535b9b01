import { importModule } from '#stores/loading/import-module.ts'

/** The components of the account's screens, each loaded when it is first shown. */
export const accountComponents = {
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
  account: async () =>
    (await importModule(() => import('#features/account/account-screen.tsx'))).AccountScreen
} as const

export type AccountScreen = keyof typeof accountComponents
