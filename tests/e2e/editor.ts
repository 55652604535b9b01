import type { Locator, Page } from 'playwright-core'
import type { Script } from '#core/script/script.ts'
import { aScript } from '../core/script-builders.ts'
import { openPage } from './browser.ts'
import { withScript } from './stored-script.ts'

/** Opens the editor of a character of a script, or of a new one. */
export async function openEditor(id?: string, script: Script = aScript()): Promise<Page> {
  const path = id === undefined ? '/builder/characters/new' : `/builder/characters/edit/${id}`
  // Pictures that nobody serves are part of these tests.
  const page = await openPage(path, withScript(script), /Failed to load resource/)
  await field(page, 'Name').waitFor()
  return page
}

export const field = (page: Page | Locator, name: string) => page.getByRole('textbox', { name, exact: true })

export const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true })

/** Applies; the screen that follows is the script. */
export async function apply(page: Page) {
  await page
    .getByRole('button', { name: /^(Apply|Add to the script)$/ })
    .first()
    .click()
  await page.getByRole('combobox', { name: 'Add a character' }).waitFor()
}

/** The script that the browser keeps, once it has been written. */
export async function keptScript(page: Page): Promise<Script> {
  await page.getByText('Saved on this device').first().waitFor()
  const text = await page.evaluate(() => localStorage.getItem('belfry:script'))
  return JSON.parse(text ?? '').script
}

export const toast = (page: Page) => page.getByRole('region', { name: 'Messages' })
