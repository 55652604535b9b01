import type { Page } from 'playwright-core'
import { m } from '../../src/i18n/messages.ts'
import type { Locale } from '../../src/routes.ts'
import { fixRandom } from './fix-random.ts'

/** Presses the button or link whose whole name is this text. */
export async function press(page: Page, name: string) {
  await page
    .getByRole('button', { name, exact: true })
    .or(page.getByRole('link', { name, exact: true }))
    .filter({ visible: true })
    .first()
    .click()
}

/** Chooses an item of the script's menu, which opens an element. What it draws at random is the same each time. */
export async function chooseInMenu(page: Page, locale: Locale, item: string, opened = 'dialog[open]') {
  await press(page, m.script_more({}, { locale }))
  await page.evaluate(fixRandom, 7)
  await page.getByRole('menuitem', { name: item }).click()
  await page.locator(opened).waitFor()
}

/** Starts a game and deals the same characters each time. */
export async function startGame(page: Page, locale: Locale) {
  await page.evaluate(fixRandom, 7)
  await press(page, m.setup_start({}, { locale }))
  await page.evaluate(fixRandom, 7)
  await press(page, m.setup_draw({}, { locale }))
  await page.locator('.dealt-seats').first().waitFor()
}

/** Waits until the preview of a print shows a page. */
export async function waitForPreview(page: Page) {
  await page.locator('.preview-page:not(.preview-page-waiting)').first().waitFor()
}
