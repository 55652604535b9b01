import type { ComponentType } from 'react'
import { loadTexts } from '#catalogue/texts.ts'
import { once } from '#core/once.ts'
import { pageLocale } from '#i18n/messages.ts'
import { type BuilderScreen, builderScreens, signedInScreens } from '#routes'
import { $catalogueTexts } from '#stores/cast.ts'
import type { ScreenFrame } from '#ui/page/page-frame.tsx'
import { backgroundScreen } from './background-screen.ts'
import { type LazyComponent, lazyComponent } from './use-lazy-component.ts'

/** A screen renders itself in the given frame or in its own. */
type Screen = ComponentType<{ Frame: ScreenFrame }>

const loadCatalogueTexts = once(async () => $catalogueTexts.set(await loadTexts(pageLocale())))

/** The builder's screens, each loaded when it is first shown. */
const screens: Partial<Record<BuilderScreen, LazyComponent<{ Frame: ScreenFrame }>>> = {
  script: screen(async () => (await import('#features/script/script-screen.tsx')).ScriptScreen),
  firstNight: screen(async () => (await import('#features/night/night-screen.tsx')).FirstNightScreen),
  otherNights: screen(async () => (await import('#features/night/night-screen.tsx')).OtherNightsScreen),
  metadata: screen(async () => (await import('#features/metadata/metadata-screen.tsx')).MetadataScreen),
  almanac: screen(async () => (await import('#features/almanac/almanac-screen.tsx')).AlmanacScreen),
  existingCharacters: screen(
    async () => (await import('#features/character-picker/picker-screen.tsx')).PickerScreen
  ),
  newCharacter: screen(
    async () => (await import('#features/character-editor/editor-screen.tsx')).NewCharacterScreen
  ),
  editCharacter: screen(
    async () => (await import('#features/character-editor/editor-screen.tsx')).EditCharacterScreen
  ),
  jinxes: screen(async () => (await import('#features/jinxes/jinxes-screen.tsx')).JinxesScreen),
  newScript: screen(async () => (await import('#features/new-script/new-script-screen.tsx')).NewScriptScreen),
  deviceScripts: screen(
    async () => (await import('#features/local-scripts/local-scripts-screen.tsx')).LocalScriptsScreen
  ),
  myScripts: screen(async () => (await import('#features/my-work/scripts-screen.tsx')).MyScriptsScreen),
  myCharacters: screen(
    async () => (await import('#features/my-work/characters-screen.tsx')).MyCharactersScreen
  ),
  newSavedCharacter: screen(
    async () => (await import('#features/character-editor/saved-editor-screen.tsx')).NewSavedCharacterScreen
  ),
  editSavedCharacter: screen(
    async () => (await import('#features/character-editor/saved-editor-screen.tsx')).EditSavedCharacterScreen
  ),
  myImages: screen(async () => (await import('#features/my-work/images-screen.tsx')).MyImagesScreen),
  account: screen(async () => (await import('#features/account/account-screen.tsx')).AccountScreen)
}

/** Screens with the code editor. They are never prefetched, since few users need them. */
const codeScreens: Partial<Record<BuilderScreen, LazyComponent<{ Frame: ScreenFrame }>>> = {
  scriptJson: screen(async () => (await import('#features/json/script-json-screen.tsx')).ScriptJsonScreen),
  characterJson: screen(
    async () => (await import('#features/json/character-json-screen.tsx')).CharacterJsonScreen
  )
}

/** Dialogs over the script's list, each loaded when it is first opened. */
export const dialogs: Partial<Record<BuilderScreen, LazyComponent<object>>> = {
  history: lazyComponent(
    async () => (await import('#features/local-scripts/local-versions-dialog.tsx')).OpenScriptVersionsDialog
  ),
  import: lazyComponent(async () => (await import('#features/import/import-dialog.tsx')).ImportDialog),
  share: lazyComponent(async () => (await import('#features/share/share-dialog.tsx')).ShareDialog),
  exportPdfImage: lazyComponent(
    async () => (await import('#features/export/export-dialog.tsx')).ExportDialog
  ),
  exportOver: lazyComponent(
    async () => (await import('#features/saving/overwrite-dialog.tsx')).OverwriteDialog
  ),
  exportNew: lazyComponent(async () => (await import('#features/saving/save-new-dialog.tsx')).SaveNewDialog),
  sessionExpired: lazyComponent(
    async () => (await import('#features/session/session-expired-dialog.tsx')).SessionExpiredDialog
  )
}

/** Has no URL, since a conflict is temporary. */
export const conflictDialog = lazyComponent(
  async () => (await import('#features/saving/script-conflict-dialog.tsx')).ScriptConflictDialog
)

/** Has no URL: it opens over the screen whose field needs an image. */
export const imagePicker: LazyComponent<object> = lazyComponent(
  async () => (await import('#features/my-work/image-picker.tsx')).ImagePicker
)

export const getScreen = (screen: BuilderScreen) => screens[backgroundScreen(screen)] ?? codeScreens[screen]

/**
 * Prefetches screens and dialogs, so that they open at once and offline; account screens only with an account. Failures
 * are ignored: the module is loaded again when shown.
 */
export function prefetchScreens(hasAccount: boolean) {
  const prefetched = { ...screens, ...dialogs }
  for (const screen of builderScreens) {
    const isNeeded = hasAccount || !accountScreens.has(screen)
    if (isNeeded) prefetched[screen]?.load().catch(() => undefined)
  }
}

const accountScreens = new Set<BuilderScreen>(signedInScreens)

/** A lazy screen that also waits for the catalogue's texts. */
function screen(load: () => Promise<Screen>) {
  return lazyComponent(async () => {
    const [component] = await Promise.all([load(), loadCatalogueTexts()])
    return component
  })
}
