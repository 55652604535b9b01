import type { Page } from 'playwright-core'
import { aScript } from '../core/script-builders.ts'
import type { User } from '../functions/helpers/as-user.ts'
import { openPage } from './browser.ts'
import { withUserAndScript } from './signed-in.ts'

export const fog = aScript({ title: 'Fog', characters: ['chef', 'imp'] })

export const saveDialog = (page: Page) => page.getByRole('dialog', { name: 'Save to account' })

/** The line that says how the open script stands. */
export const saveLine = (page: Page, words: string) =>
  page.locator('.save-state').filter({ hasText: words, visible: true }).first().waitFor()

/** A character of the list; advice may name it as well. */
export const characterRow = (page: Page, name: string) =>
  page.locator('.character-row-name').getByText(name, { exact: true })

export const addCharacter = async (page: Page, name: string) => {
  await page.getByRole('combobox', { name: 'Add a character' }).fill(name)
  await page.keyboard.press('Enter')
  await page.locator('.toast').getByText(`${name} added`).waitFor()
}

/** The builder of somebody with a script that they saved. */
export async function withSaved(user: User, expected?: RegExp) {
  const page = await openPage('/builder', await withUserAndScript(user, fog), expected)
  await saveLine(page, 'Only in this browser')
  await page.getByRole('button', { name: 'Save to account', exact: true }).click()
  await saveDialog(page).getByRole('button', { name: 'Save' }).click()
  await saveLine(page, 'Saved to your account')
  await saveDialog(page).waitFor({ state: 'hidden' })
  return page
}
