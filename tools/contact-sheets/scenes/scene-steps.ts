import type { Locator, Page } from 'playwright-core'

/** What a dialog of the product is found by. */
export const dialog = 'dialog[open]'

/** The first that can be seen. */
export const shown = (locator: Locator) => locator.filter({ visible: true }).first()

/** Opens the menu of the first row of a list. */
export async function openMenu(page: Page) {
  await shown(page.locator('main li [aria-haspopup="menu"]')).click()
  await page.getByRole('menuitem').first().waitFor()
}

/** Chooses an item in the menu of the first row of a list. */
export async function chooseInRowMenu(page: Page, item: string) {
  await openMenu(page)
  await page.getByRole('menuitem', { name: item }).first().click()
}
