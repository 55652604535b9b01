import type { Page } from 'playwright-core'
import type { HelpScene } from '../../src/help/scenes.ts'
import { m } from '../../src/i18n/messages.ts'
import { comparePath } from '../../src/routes/compare-paths.ts'
import { builderPath, type Locale } from '../../src/routes.ts'
import { chooseInMenu, press, startGame, waitForPreview } from './page-steps.ts'
import { earlierId } from './sample-script.ts'

/** How to show what a screenshot of the help shows. */
export interface Scene {
  path: (locale: Locale) => string
  /** Does what a user does after the page is there. */
  prepare?: (page: Page, locale: Locale) => Promise<void>
  /** Size of the window in CSS pixels; 1000 x 640 unless told. */
  window?: { width: number; height: number }
  /** What the picture shows: the window without the side menu unless told. */
  element?: string
  /** CSS pixels from the top of the element that the picture shows at most. */
  height?: number
  isSignedIn?: boolean
  /** The picture shows the address of the site, which is the same on all. */
  showsAddress?: boolean
  /** The script lacks characters. */
  isUnfinished?: boolean
  /** There are more scripts on the device. */
  hasFurtherScripts?: boolean
}

type StaticScreen = Parameters<typeof builderPath>[1]
const screen = (name: StaticScreen) => (locale: Locale) => builderPath(locale, name)
const dialog = 'dialog[open]'
const palette = '.palette'
/** With the tabs in a column. */
const wide = { width: 1240, height: 760 }

/** Every scene of `helpScenes`. */
export const scenes: Readonly<Record<HelpScene, Scene>> = {
  script: { path: screen('script'), isUnfinished: true, window: { width: 1240, height: 720 } },
  picker: { path: screen('existingCharacters') },
  suggest: {
    path: screen('script'),
    isUnfinished: true,
    element: dialog,
    window: { width: 1240, height: 1000 },
    prepare: (page, locale) => chooseInMenu(page, locale, m.suggest_open({}, { locale }))
  },
  fill: {
    path: screen('script'),
    isUnfinished: true,
    element: dialog,
    window: wide,
    prepare: (page, locale) => chooseInMenu(page, locale, m.fill_open({}, { locale }))
  },
  'first-night': { path: screen('firstNight') },
  'character-editor': {
    path: locale => `${builderPath(locale, 'newCharacter')}?from=fortuneteller`,
    window: { width: 1240, height: 760 }
  },
  'reminder-token': {
    path: screen('grimoire'),
    element: '.game-table',
    prepare: async (page, locale) => {
      await startGame(page, locale)
      await page.locator('.seat-token').first().focus()
      await page.keyboard.press('r')
      await page.locator('.reminder-choices button').first().click()
    }
  },
  jinxes: { path: screen('jinxes') },
  almanac: { path: screen('almanac') },
  metadata: { path: screen('metadata') },
  save: { path: screen('exportNew'), element: dialog, isSignedIn: true },
  share: { path: screen('share'), showsAddress: true, element: dialog, window: { width: 1000, height: 900 } },
  print: {
    path: screen('exportPdfImage'),
    element: dialog,
    prepare: waitForPreview,
    window: { width: 1240, height: 800 }
  },
  tokens: {
    path: screen('exportPdfImage'),
    element: dialog,
    window: { width: 1240, height: 800 },
    prepare: async (page, locale) => {
      const part = (label: string) => page.getByLabel(label, { exact: true }).first()
      await part(m.export_part_tokens({}, { locale })).check()
      await part(m.export_part_sheet({}, { locale })).uncheck()
      await part(m.export_part_night({}, { locale })).uncheck()
      await waitForPreview(page)
    }
  },
  grimoire: {
    path: screen('grimoire'),
    window: { width: 1240, height: 800 },
    prepare: async (page, locale) => {
      await startGame(page, locale)
      await press(page, m.setup_first_night({}, { locale }))
    }
  },
  'icon-editor': {
    path: screen('iconEditor'),
    window: { width: 1240, height: 760 },
    prepare: async page => {
      await page.locator('.icon-grid .icon-tile').nth(1).click()
      await page.locator('.stage-drawing path').first().waitFor()
    }
  },
  'logo-editor': {
    path: screen('logoEditor'),
    window: { width: 1240, height: 760 },
    prepare: async (page, locale) => {
      await page
        .getByRole('radio', { name: m.image_editor_presets({}, { locale }), exact: true })
        .first()
        .check()
    }
  },
  import: { path: screen('import'), element: dialog },
  compare: {
    path: locale => comparePath(locale, 'open', `device:${earlierId}`),
    hasFurtherScripts: true,
    window: { width: 1000, height: 760 }
  },
  palette: {
    path: screen('script'),
    element: palette,
    window: wide,
    prepare: async (page, locale) => {
      await chooseInMenu(page, locale, m.palette_title({}, { locale }), palette)
      const field = page.getByRole('combobox', { name: m.palette_field({}, { locale }) })
      await field.fill(m.almanac_title({}, { locale }))
      await page.getByRole('option').first().waitFor()
    }
  },
  'device-scripts': { path: screen('deviceScripts'), hasFurtherScripts: true }
}
