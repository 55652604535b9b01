import { comparePath } from '../../../src/routes/compare-paths.ts'
import { type BuilderScreen, builderPaths, builderScreens, localizePath } from '../../../src/routes.ts'
import { dialogScreens } from '../../../src/stores/navigation/dialog-screens.ts'
import { waitForPreview } from '../../help-screenshots/page-steps.ts'
import { earlierId } from '../../help-screenshots/sample-script.ts'
import { sampleCharacter } from '../sample-script.ts'
import type { SheetScene } from './scene.ts'
import { waitForDialog } from './scene-steps.ts'

/** What single screens need besides their address. */
const details: Partial<Record<BuilderScreen, Partial<SheetScene>>> = {
  exportPdfImage: {
    prepare: async page => {
      await waitForDialog(page)
      await waitForPreview(page)
    }
  },
  compareScripts: {
    path: ({ locale }) => comparePath(locale, 'open', `device:${earlierId}`),
    hasFurtherScripts: true
  },
  deviceScripts: { hasFurtherScripts: true },
  sessionExpired: { as: 'guest' }
}

/** Every screen of the builder, and every dialog with an address. */
const screenScenes = builderScreens.map(
  (screen): SheetScene => ({
    name: screen,
    path: ({ locale, work }) => {
      const id = screen === 'editSavedCharacter' ? work.savedCharacterId : sampleCharacter(locale).id
      return localizePath(locale, builderPaths[screen].replace(':id', encodeURIComponent(id)))
    },
    // The screen behind a dialog is there first.
    ...(dialogScreens.has(screen) && { prepare: waitForDialog }),
    ...details[screen]
  })
)

/** Screens that say how to begin, since there is nothing to show yet. */
const emptyScreens = [
  'script',
  'firstNight',
  'metadata',
  'almanac',
  'grimoire',
  'jinxes',
  'history',
  'exportPdfImage',
  'share',
  'compareScripts',
  'deviceScripts',
  'myScripts',
  'myCharacters',
  'myImages'
] as const satisfies readonly BuilderScreen[]

const emptyScenes = emptyScreens.map(
  (screen): SheetScene => ({
    name: `${screen}-empty`,
    as: 'newcomer',
    open: 'empty',
    path: ({ locale }) => localizePath(locale, builderPaths[screen]),
    ...(dialogScreens.has(screen) && { prepare: waitForDialog })
  })
)

export const builderScenes: readonly SheetScene[] = [
  ...screenScenes,
  {
    name: 'script-unfinished',
    open: 'unfinished',
    path: ({ locale }) => localizePath(locale, builderPaths.script)
  },
  {
    name: 'edit-official',
    path: ({ locale }) => localizePath(locale, builderPaths.editCharacter.replace(':id', 'spy'))
  },
  ...emptyScenes
]
