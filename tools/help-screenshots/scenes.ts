import type { Page } from 'playwright-core'
import type { HelpScene } from '../../src/help/scenes.ts'
import { m } from '../../src/i18n/messages.ts'
import { builderPath, type Locale } from '../../src/routes.ts'

/** How to show what a screenshot of the help shows. */
export interface Scene {
  path: (locale: Locale) => string
  /** Does what a user does after the page is there. */
  prepare?: (page: Page, locale: Locale) => Promise<void>
  /** Size of the window in CSS pixels; 1000 x 640 unless told. */
  window?: { width: number; height: number }
  /** What the picture shows: the window without the side menu unless told. */
  element?: string
}

type StaticScreen = Parameters<typeof builderPath>[1]
const screen = (name: StaticScreen) => (locale: Locale) => builderPath(locale, name)
const dialog = 'dialog[open]'

/** Presses the button or link whose whole name is this text. */
async function press(page: Page, name: string) {
  await page
    .getByRole('button', { name, exact: true })
    .or(page.getByRole('link', { name, exact: true }))
    .first()
    .click()
}

/** Every scene of `helpScenes`. */
export const scenes: Readonly<Partial<Record<HelpScene, Scene>>> = {
  script: { path: screen('script'), window: { width: 1240, height: 720 } },
  picker: { path: screen('existingCharacters') },
  'first-night': { path: screen('firstNight') },
  'character-editor': {
    path: locale => `${builderPath(locale, 'newCharacter')}?from=fortuneteller`,
    window: { width: 1240, height: 760 }
  },
  jinxes: { path: screen('jinxes') },
  almanac: { path: screen('almanac') },
  metadata: { path: screen('metadata') },
  share: { path: screen('share'), element: dialog, window: { width: 1000, height: 900 } },
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
      await page.getByLabel(m.export_part_tokens({}, { locale }), { exact: true }).first().check()
      await page.getByLabel(m.export_part_sheet({}, { locale }), { exact: true }).first().uncheck()
      await waitForPreview(page)
    }
  },
  import: { path: screen('import'), element: dialog },
  'device-scripts': { path: screen('deviceScripts') },
  grimoire: {
    path: screen('grimoire'),
    window: { width: 1240, height: 800 },
    prepare: async (page, locale) => {
      await press(page, m.setup_start({}, { locale }))
      await press(page, m.setup_draw({}, { locale }))
    }
  },
  'icon-editor': { path: screen('iconEditor'), window: { width: 1240, height: 760 } },
  'logo-editor': { path: screen('logoEditor'), window: { width: 1240, height: 760 } }
}

/** Waits until the preview of a print shows a page. */
async function waitForPreview(page: Page) {
  await page.locator('.preview-page img, .preview-page svg, .preview img').first().waitFor()
}
