import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import { readScriptText, writeScriptFile } from '#core/script-file.ts'
import { expectAccessible, openPage } from './browser.ts'

const homebrew = join(import.meta.dirname, '../fixtures/scripts/homebrew.json')

/** The export of a script that was imported from a file. */
async function exportHomebrew(expected?: RegExp): Promise<Page> {
  const page = await openPage('/builder/import', {}, expected)
  await page.locator('input[type=file]').setInputFiles(homebrew)
  await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: /Birds of Night/ }).waitFor()
  // The script is on its way to storage for half a second; leaving the page writes it.
  await page.goto('/builder/export-pdf-image')
  await page.getByRole('dialog').getByText('birds-of-night.json').waitFor()
  return page
}

const download = async (page: Page, button: string) => {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click()
  ])
  const content = Buffer.concat(await Array.fromAsync(await file.createReadStream()))
  return { name: file.suggestedFilename(), content }
}

describe('exporting a script', () => {
  test('saves and copies the JSON that the imported file stands for', async () => {
    const page = await exportHomebrew()
    const texts = await loadTexts('en')
    const read = readScriptText(readFileSync(homebrew, 'utf8'), catalogue, texts)
    if (!read.ok) throw new Error('The fixture is a script')
    const { name, content } = await download(page, 'Download JSON')
    expect(name).toBe('birds-of-night.json')
    expect(JSON.parse(content.toString())).toEqual(writeScriptFile(read.value.script, catalogue, texts))

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy JSON' }).click()
    await page.getByText('Copied to the clipboard').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(content.toString())
    await expectAccessible(page)
  })

  test('saves the printed sheet as a PDF named after the script', async () => {
    const page = await exportHomebrew()
    await page.getByRole('radio', { name: 'Letter' }).check()
    const { name, content } = await download(page, 'Download PDF')
    expect(name).toBe('birds-of-night.pdf')
    expect(content.subarray(0, 4).toString()).toBe('%PDF')
    await page.getByText(/birds-of-night\.pdf saved, \d+ kB/).waitFor()
  })

  test('asks for the pages, paper and language that were chosen, and can be stopped', async () => {
    const page = await exportHomebrew()
    await page.getByRole('radio', { name: 'Letter' }).check()
    await page.getByRole('checkbox', { name: 'Character sheet' }).uncheck()
    await page.route('**/api/sheet.pdf*', () => {})
    const asked = page.waitForRequest('**/api/sheet.pdf*')
    await page.getByRole('button', { name: 'Download PDF' }).click()
    const { searchParams } = new URL((await asked).url())
    expect(Object.fromEntries(searchParams)).toEqual({ paper: 'letter', parts: 'night', lang: 'en' })
    await page.getByText('Laying out the pages…').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText('Stopped. Nothing was saved.').waitFor()
  })

  test('says what to do when the script is too large for a sheet', async () => {
    const page = await openPage('/builder/import', {}, /status of 422/)
    const list = Array.from({ length: 251 }, (_, index) => ({
      id: `citizen${index}`,
      name: `Citizen ${index}`,
      team: 'townsfolk',
      ability: 'You knock.'
    }))
    const buffer = Buffer.from(JSON.stringify(list))
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer })
    await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click()
    await page.getByText('Citizen 250', { exact: true }).first().waitFor()
    await page.goto('/builder/export-pdf-image')
    const refused = page.waitForResponse('**/api/sheet.pdf*')
    await page.getByRole('button', { name: 'Download PDF' }).click()
    expect((await refused).status()).toBe(422)
    await page.getByRole('alert').filter({ hasText: 'a sheet holds 250 characters' }).waitFor()
    await expectAccessible(page)
    expect((await download(page, 'Download JSON')).name).toBe('script.json')
  })

  test('says what to do without a connection, and works again with one', async () => {
    const page = await exportHomebrew(/ERR_INTERNET_DISCONNECTED/)
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Download PDF' }).click()
    await page.getByRole('alert').filter({ hasText: 'The server cannot be reached.' }).waitFor()
    expect((await download(page, 'Download JSON')).name).toBe('birds-of-night.json')
    await page.context().setOffline(false)
    expect((await download(page, 'Download PDF')).name).toBe('birds-of-night.pdf')
    expect(await page.getByRole('alert').count()).toBe(0)
  })

  test('has no sheet for an empty script and says why', async () => {
    const page = await openPage('/builder/export-pdf-image')
    await page.getByText('there is no sheet to print').waitFor()
    expect(await page.getByRole('button', { name: 'Download PDF' }).isDisabled()).toBe(true)
    expect(await page.getByRole('radio', { name: 'A4' }).isDisabled()).toBe(true)
    await expectAccessible(page)
  })
})
