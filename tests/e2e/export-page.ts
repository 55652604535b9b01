import type { Page } from 'playwright-core'
import { aScript } from '../core/script-builders.ts'
import { openPage } from './browser.ts'
import { withScript } from './stored-script.ts'

export const exportPath = '/builder/export-pdf-image'

export const bell = aScript({
  title: 'The Drowned Bell',
  author: 'Mara Oakes',
  characters: ['empath', 'chef', 'drunk', 'poisoner', 'imp']
})

/** The export of a script that this browser has kept. */
export const exportBell = async (path = exportPath, options = {}, expected?: RegExp) =>
  openPage(path, { ...withScript(bell), ...options }, expected)

/** Waits until every page is laid out: the first time, that is after fonts and layout engine. */
export async function untilShown(page: Page) {
  await page.locator('.preview[aria-busy=false]').waitFor({ timeout: 60_000 })
}

export const pageOf = (page: Page, number: number) => page.getByRole('group', { name: `Page ${number} of` })

export async function download(page: Page, button: string, role: 'button' | 'menuitem' = 'button') {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole(role, { name: button }).click()
  ])
  const content = Buffer.concat(await Array.fromAsync(await file.createReadStream()))
  return { name: file.suggestedFilename(), content }
}
