import type { Page } from 'playwright-core'
import { m } from '../../../src/i18n/messages.ts'
import { comparePath } from '../../../src/routes/compare-paths.ts'
import { type BuilderScreen, builderPaths, localizePath } from '../../../src/routes.ts'
import { press } from '../../help-screenshots/page-steps.ts'
import { sampleCharacter } from '../sample-script.ts'
import type { SceneContext, SheetScene } from './scene.ts'
import {
  chooseInHeadMenu,
  chooseInRowMenu,
  openByRowMenu,
  openHeadMenu,
  openRowMenu,
  shown,
  waitForDialog
} from './scene-steps.ts'

/** A scene that a screen of the builder opens. */
const on = (
  screen: BuilderScreen,
  name: string,
  prepare: (page: Page, context: SceneContext) => Promise<void>,
  more: Partial<SheetScene> = {}
): SheetScene => ({
  name,
  path: ({ locale, work }) => {
    const id = screen === 'editSavedCharacter' ? work.savedCharacterId : sampleCharacter(locale).id
    return localizePath(locale, builderPaths[screen].replace(':id', encodeURIComponent(id)))
  },
  prepare,
  ...more
})

const unfinished = { open: 'unfinished' } as const

/** Dialogs without an address, and menus. */
export const dialogScenes: readonly SheetScene[] = [
  on(
    'script',
    'suggest',
    (page, { locale }) => chooseInHeadMenu(page, m.suggest_open({}, { locale })),
    unfinished
  ),
  on('script', 'fill', (page, { locale }) => chooseInHeadMenu(page, m.fill_open({}, { locale })), unfinished),
  on('script', 'swap', (page, { locale }) => openByRowMenu(page, m.selection_swap({}, { locale }))),
  on('script', 'selection', async (page, { locale }) => {
    await chooseInRowMenu(page, m.selection_start({}, { locale }))
    await page.locator('.selection-bar').waitFor()
  }),
  on('script', 'copy-to', async (page, { locale }) => {
    await chooseInRowMenu(page, m.selection_start({}, { locale }))
    await press(page, m.selection_copy({}, { locale }))
    await waitForDialog(page)
  }),
  on('script', 'script-menu', openHeadMenu),
  on('script', 'row-menu', openRowMenu),
  on('script', 'palette', async page => {
    await page.keyboard.press('Control+k')
    await page.locator('.palette').waitFor()
  }),
  on('script', 'palette-search', async (page, { locale }) => {
    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox', { name: m.palette_field({}, { locale }) })
    await field.fill(m.almanac_title({}, { locale }))
    await page.getByRole('option').first().waitFor()
  }),
  on('script', 'shortcuts', async page => {
    await page.locator('h1').first().focus()
    await page.keyboard.press('?')
    await waitForDialog(page)
  }),
  on('jinxes', 'jinx', async (page, { locale }) => {
    await press(page, m.jinxes_add({}, { locale }))
    await waitForDialog(page)
  }),
  on('firstNight', 'night-position', (page, { locale }) =>
    openByRowMenu(page, m.night_move_to_position({}, { locale }))
  ),
  on('editCharacter', 'editor-night-position', async (page, { locale }) => {
    await shown(page.getByText(m.editor_choose_position({}, { locale }), { exact: true })).click()
    await waitForDialog(page)
  }),
  on('metadata', 'image-picker', async (page, { locale }) => {
    const name = m.images_pick_from_mine({}, { locale })
    await shown(page.getByRole('button', { name })).click()
    await waitForDialog(page)
  }),
  on('editCharacter', 'delete-character', async (page, { locale }) => {
    const name = m.editor_delete({}, { locale })
    const button = page.getByRole('button', { name, exact: true }).filter({ visible: true })
    // Below 900 px it is in a menu.
    if ((await button.count()) > 0) await button.first().click()
    else {
      await press(page, m.script_more({}, { locale }))
      await shown(page.getByRole('menuitem', { name })).click()
    }
    await waitForDialog(page)
  }),
  on('almanac', 'almanac-texts', async page => {
    // Below 1200 px alone; wider, the texts stand beside the almanac.
    const picker = shown(page.locator('.almanac-picker button'))
    if ((await picker.count()) > 0) await picker.click()
  }),
  {
    name: 'choose-script',
    hasFurtherScripts: true,
    path: ({ locale }) => comparePath(locale, 'open'),
    prepare: async (page, { locale }) => {
      await press(page, m.compare_choose({}, { locale }))
      await waitForDialog(page)
    }
  },
  on('deviceScripts', 'rename', (page, { locale }) => openByRowMenu(page, m.device_rename({}, { locale })), {
    hasFurtherScripts: true
  }),
  on(
    'deviceScripts',
    'bin',
    async (page, { locale }) => {
      await chooseInRowMenu(page, m.device_delete({}, { locale }))
      await page.locator('.bin li').first().waitFor()
    },
    { hasFurtherScripts: true }
  ),
  on('myScripts', 'visibility', (page, { locale }) =>
    openByRowMenu(page, m.saving_visibility({}, { locale }))
  ),
  on('myScripts', 'document-versions', (page, { locale }) =>
    openByRowMenu(page, m.device_history({}, { locale }))
  ),
  on('account', 'delete-account', async (page, { locale }) => {
    await press(page, m.account_delete({}, { locale }))
    await waitForDialog(page)
  }),
  on('iconEditor', 'icon-drawing', page => addFirstIcon(page)),
  on('iconEditor', 'drawings', async (page, { locale }) => {
    await press(page, m.drawings_menu({}, { locale }))
    await page.getByRole('menuitem').nth(1).click()
    await waitForDialog(page)
  }),
  on('iconEditor', 'image-output', async (page, { locale }) => {
    await addFirstIcon(page)
    await press(page, m.image_output_open({}, { locale }))
    await waitForDialog(page)
  }),
  on('logoEditor', 'logo-presets', async (page, { locale }) => {
    await shown(
      page.getByRole('radio', { name: m.image_editor_presets({}, { locale }), exact: true })
    ).check()
  })
]

async function addFirstIcon(page: Page) {
  await page.locator('.icon-grid .icon-tile').nth(1).click()
  await page.locator('.stage-drawing path').first().waitFor()
}
