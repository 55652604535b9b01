import type { ComponentType, FunctionComponent } from 'react'
import { loadScriptList } from '#features/script/list/lazy-script-list.tsx'
import { type BuilderScreen, builderScreens } from '#routes'
import { fetchCatalogueTexts, fetchFirstTexts } from '#stores/loading/catalogue-texts.ts'
import { importModule } from '#stores/loading/import-module.ts'
import { $script } from '#stores/script.ts'
import type { ScreenFrame } from '#ui/page/page-frame.tsx'
import { accountScreens } from './account-screens.ts'
import type { RareScreen } from './rare-components.ts'
import { screens } from './screens.ts'
import { type LazyComponent, lazyComponent } from './use-lazy-component.ts'

/** A screen renders itself in the given frame or in its own. */
interface ScreenProps {
  Frame: ScreenFrame
}

/** The component of each screen, loaded when it is first shown. Built pages preload what is imported here. */
export const screenComponents: Readonly<Record<BuilderScreen, LazyComponent<ScreenProps>>> = {
  script: lazyComponent(loadScriptScreen),
  firstNight: screen(
    async () => (await importModule(() => import('#features/night/night-screen.tsx'))).FirstNightScreen
  ),
  otherNights: screen(
    async () => (await importModule(() => import('#features/night/night-screen.tsx'))).OtherNightsScreen
  ),
  metadata: screen(
    async () => (await importModule(() => import('#features/metadata/metadata-screen.tsx'))).MetadataScreen
  ),
  almanac: screen(
    async () => (await importModule(() => import('#features/almanac/almanac-screen.tsx'))).AlmanacScreen
  ),
  grimoire: screen(
    async () => (await importModule(() => import('#features/grimoire/grimoire-screen.tsx'))).GrimoireScreen
  ),
  existingCharacters: screen(
    async () =>
      (await importModule(() => import('#features/character-picker/picker-screen.tsx'))).PickerScreen
  ),
  newCharacter: screen(
    async () =>
      (await importModule(() => import('#features/character-editor/editor-screen.tsx'))).NewCharacterScreen
  ),
  editCharacter: screen(
    async () =>
      (await importModule(() => import('#features/character-editor/editor-screen.tsx'))).EditCharacterScreen
  ),
  characterJson: rareScreen('characterJson'),
  scriptJson: rareScreen('scriptJson'),
  jinxes: rareScreen('jinxes'),
  history: dialog(
    async () =>
      (await importModule(() => import('#features/local-scripts/local-versions-dialog.tsx')))
        .OpenScriptVersionsDialog
  ),
  import: dialog(
    async () => (await importModule(() => import('#features/import/import-dialog.tsx'))).ImportDialog
  ),
  share: dialog(
    async () => (await importModule(() => import('#features/share/share-dialog.tsx'))).ShareDialog
  ),
  exportPdfImage: dialog(
    async () => (await importModule(() => import('#features/export/export-dialog.tsx'))).ExportDialog
  ),
  exportNew: dialog(
    async () => (await importModule(() => import('#features/saving/save-new-dialog.tsx'))).SaveNewDialog
  ),
  overwriteSaved: dialog(
    async () => (await importModule(() => import('#features/saving/overwrite-dialog.tsx'))).OverwriteDialog
  ),
  sessionExpired: dialog(
    async () =>
      (await importModule(() => import('#features/session/session-expired-dialog.tsx'))).SessionExpiredDialog
  ),
  newScript: rareScreen('newScript'),
  deviceScripts: rareScreen('deviceScripts'),
  myScripts: rareScreen('myScripts'),
  myCharacters: rareScreen('myCharacters'),
  newSavedCharacter: rareScreen('newSavedCharacter'),
  editSavedCharacter: rareScreen('editSavedCharacter'),
  myImages: rareScreen('myImages'),
  iconEditor: rareScreen('iconEditor'),
  logoEditor: rareScreen('logoEditor'),
  compareScripts: rareScreen('compareScripts'),
  account: rareScreen('account')
}

/**
 * Prefetches screens and dialogs, so that they open at once and offline; account screens only with an account. Failures
 * are ignored: the module is loaded again when shown.
 */
export function prefetchScreens(hasAccount: boolean) {
  for (const screen of builderScreens) {
    if (screens[screen].isRarelyOpened || (accountScreens.has(screen) && !hasAccount)) continue
    screenComponents[screen].load().catch(() => undefined)
  }
}

/** An empty script shows no list, and no texts but names and abilities: they load once the screen is there. */
async function loadScriptScreen() {
  const { ScriptScreen } = await importModule(() => import('#features/script/script-screen.tsx'))
  const isEmpty = $script.get().characters.length === 0
  await Promise.all(isEmpty ? [fetchFirstTexts()] : [fetchCatalogueTexts(), loadScriptList()])
  return ScriptScreen
}

/** A lazy screen or dialog that also waits for the catalogue's texts. */
function screen(load: () => Promise<ComponentType<ScreenProps>>) {
  return lazyComponent(async () => {
    const [component] = await Promise.all([load(), fetchCatalogueTexts()])
    return component
  })
}

/** The list of the files of these screens isn't part of a first visit. */
function rareScreen(name: RareScreen) {
  return screen(async () => {
    const { rareComponents } = await importModule(() => import('./rare-components.ts'))
    return rareComponents[name]()
  })
}

function dialog(load: () => Promise<FunctionComponent>): LazyComponent<ScreenProps> {
  return screen(load)
}
