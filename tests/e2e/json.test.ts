import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aScript } from '../core/script-builders.ts'
import { openPage } from './browser.ts'
import { withScript } from './stored-script.ts'

const toast = (page: Page) => page.getByRole('region', { name: 'Messages' })

async function downloadText(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click()
  ])
  return text(await download.createReadStream())
}

/** Finds a text by the editor's own search and types over it. */
async function replace(page: Page, found: string, typed: string) {
  await page.getByRole('textbox', { name: /JSON/ }).focus()
  await page.keyboard.press('Control+f')
  await page.getByRole('textbox', { name: 'Find' }).pressSequentially(found)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await page.keyboard.insertText(typed)
}

test('the JSON of a script outlives the screen and a reload until it is applied, and is undone', async () => {
  const page = await openPage(
    '/builder/script-json',
    withScript(aScript({ title: 'Nightfall', characters: ['imp'] }))
  )
  await page.getByRole('textbox', { name: 'Script JSON' }).waitFor()
  await replace(page, 'Nightfall', 'Dusk')
  await page.getByText('Not yet applied').waitFor()
  await page.getByRole('link', { name: 'Script', exact: true }).click()
  await toast(page).getByText('Draft of Script JSON kept').waitFor()
  await page.getByRole('heading', { level: 1, name: 'Nightfall' }).waitFor()
  await page.reload()
  await page.getByRole('link', { name: 'JSON', exact: true }).click()
  await page.getByText('Not yet applied').waitFor()
  expect(await downloadText(page)).toContain('"name": "Dusk"')
  await page.getByRole('button', { name: 'Apply', exact: true }).first().click()
  await page.getByText('As on the script').waitFor()
  await page.getByText('Dusk').first().waitFor()
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  expect(await downloadText(page)).toContain('"name": "Nightfall"')
})
