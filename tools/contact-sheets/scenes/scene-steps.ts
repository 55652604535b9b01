import type { Locator, Page } from 'playwright-core'

/** What a dialog of the product is found by. */
const dialog = 'dialog[open]'

/** The first that can be seen. */
export const shown = (locator: Locator) => locator.filter({ visible: true }).first()

export const waitForDialog = (page: Page) => page.locator(dialog).last().waitFor()

/** Opens the menu of the first row of a list. Rows that can be sorted have it at their handle. The bar of narrow windows is a list, too. */
export const openRowMenu = (page: Page) =>
  openMenu(page, 'main li:not(nav li) :is([aria-haspopup="menu"], .sortable-handle)')

/** Opens the menu in the head of a screen: narrow windows have another one of the same name in their bar. */
export const openHeadMenu = (page: Page) => openMenu(page, '.page-frame-head [aria-haspopup="menu"]')

/** Chooses an item in the menu of the first row of a list. */
export async function chooseInRowMenu(page: Page, item: string) {
  await openRowMenu(page)
  await choose(page, item)
}

/** Chooses an item in the menu of the first row of a list, which opens a dialog. */
export async function openByRowMenu(page: Page, item: string) {
  await chooseInRowMenu(page, item)
  await waitForDialog(page)
}

/** Chooses an item in the menu in the head of a screen, which opens a dialog. */
export async function chooseInHeadMenu(page: Page, item: string) {
  await openHeadMenu(page)
  await choose(page, item)
  await waitForDialog(page)
}

async function openMenu(page: Page, button: string) {
  await shown(page.locator(button)).click()
  await shown(page.getByRole('menuitem')).waitFor()
}

const choose = (page: Page, item: string) => shown(page.getByRole('menuitem', { name: item })).click()
