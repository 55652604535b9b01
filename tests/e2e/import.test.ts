import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible, openPage } from './browser.ts'

const fixture = (name: string) => join(import.meta.dirname, '../fixtures/scripts', name)

const chooseFile = (page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }) =>
  page.locator('input[type=file]').setInputFiles(file)

const asFile = (name: string, text: string) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text)
})

const openImport = async (path = '/builder/import') => {
  const page = await openPage(path)
  await page.getByRole('dialog').waitFor()
  return page
}

const importButton = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true })

const twoHundred = JSON.stringify([
  { id: '_meta', name: 'A Whole City', author: 'Belfry' },
  ...Array.from({ length: 200 }, (_, index) => ({
    id: `citizen${index}`,
    name: `Citizen ${index}`,
    team: index < 150 ? 'townsfolk' : 'minion',
    ability: 'Each night, you knock on one door.',
    firstNight: index + 1
  }))
])

/** Carries text to the page as Ctrl+V or a drop would, without a field that has the focus. */
const carry = (page: Page, kind: 'paste' | 'drop', text: string) =>
  page.evaluate(
    ([type, words]) => {
      const transfer = new DataTransfer()
      transfer.setData('text/plain', words)
      const options = { bubbles: true, cancelable: true }
      document.body.dispatchEvent(
        type === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer: transfer })
          : new ClipboardEvent('paste', { ...options, clipboardData: transfer })
      )
    },
    [kind, text] as const
  )

describe('importing a file', () => {
  test('shows what will come in, opens it only on request, can be undone, and survives a reload', async () => {
    const page = await openImport()
    await chooseFile(page, fixture('homebrew.json'))
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('heading', { name: 'Birds of Night by Belfry' }).waitFor()
    await dialog.getByText('Owl, Magpie').waitFor()
    await dialog.getByText('nothing is lost').waitFor()
    await expectAccessible(page)
    expect(await page.title()).toContain('Import')

    await importButton(page).click()
    const heading = page.getByRole('heading', { level: 1 })
    await heading.filter({ hasText: 'Birds of Night' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/builder')
    await page.getByRole('button', { name: 'Owl' }).or(page.getByText('Owl')).first().waitFor()

    await page.locator('.toast').getByRole('button', { name: 'Undo' }).click()
    await heading.filter({ hasText: 'Title' }).waitFor()
    await page.keyboard.press('Control+Shift+Z')
    await heading.filter({ hasText: 'Birds of Night' }).waitFor()
    await page.reload()
    await heading.filter({ hasText: 'Birds of Night' }).waitFor()
  })

  test('says every repair of wrong spellings, the first eight before the rest', async () => {
    const page = await openImport()
    await chooseFile(page, fixture('misspelt.json'))
    const dialog = page.getByRole('dialog')
    const repairs = dialog.getByRole('region', { name: /^Put right/ })
    await repairs.waitFor()
    expect(await repairs.getByRole('listitem').count()).toBe(8)
    await repairs.getByRole('button', { name: /^Show all/ }).click()
    const said = (await repairs.getByRole('listitem').allTextContents()).join('\n')
    expect(said).toContain('“Fortune_Teller” is the official character Fortune Teller.')
    expect(said).toContain("“Devil's Advocate” is the official character Devil's Advocate.")
    expect(said).toContain('Ferryman, teamThe team “traveler” was read as Travellers.')
    expect(said).toContain('“nobody” is not on the script and was left out.')
    const known = (
      await dialog
        .getByRole('region', { name: /^To know/ })
        .getByRole('listitem')
        .allTextContents()
    ).join('\n')
    expect(known).toContain('Nobody knows “gondola”.')
    expect(known).toContain('C:\\art\\lamplighter.png')
    await expectAccessible(page)
  })

  test('opens two hundred characters, and what other tools wrap around a script', async () => {
    const page = await openImport()
    await chooseFile(page, asFile('city.json', twoHundred))
    await page.getByText('200 custom characters:').waitFor()
    await chooseFile(page, fixture('wrapped.json'))
    await page.getByRole('heading', { name: /^A Quiet Street/ }).waitFor()
    await page.getByText('The script was taken out of').waitFor()
    await chooseFile(page, asFile('city.json', twoHundred))
    await page.getByText('200 custom characters:').waitFor()
    await importButton(page).click()
    await page.getByText('Citizen 199', { exact: true }).first().waitFor()
  })

  test('shows where broken JSON goes wrong and lets it be mended there', async () => {
    const page = await openImport()
    await chooseFile(page, fixture('broken.txt'))
    const alert = page.getByRole('alert').filter({ hasText: 'JSON' })
    await alert.getByText('line 4, column 27').waitFor()
    await expectAccessible(page)
    expect(await importButton(page).isDisabled()).toBe(true)
    const field = page.getByRole('textbox', { name: 'Or paste it' })
    expect(await field.inputValue()).toContain('Half a Script')

    await alert.getByRole('button', { name: 'Show the place' }).click()
    await page.keyboard.type('"Cook" }]')
    await page.getByRole('heading', { name: /^Half a Script/ }).waitFor()
    expect(await alert.count()).toBe(0)
  })

  test('refuses five megabytes at once, with the limit', async () => {
    const page = await openImport()
    await chooseFile(page, asFile('junk.json', '[1,2,'.repeat(1_000_000)))
    await page.getByText('a script may have 2 MB at most').waitFor()
    await carry(page, 'paste', 'junk '.repeat(1_000_000))
    await page.getByText('a script may have 2 MB at most').waitFor()
  })
})

describe('importing text', () => {
  test('reads a list of names as it is typed', async () => {
    const page = await openImport()
    await page.getByRole('textbox', { name: 'Or paste it' }).fill('Chef\nPit-Hag\nImp')
    await page.getByText('Your script is empty').waitFor()
    await importButton(page).click()
    await page.getByText('Pit-Hag', { exact: true }).first().waitFor()
  })

  test('reads a link of the official tool that is pasted anywhere', async () => {
    const list = JSON.stringify([{ id: '_meta', name: 'By Link', author: 'Belfry' }, 'chef', 'imp'])
    const carried = gzipSync(list).toString('base64url')
    const page = await openImport()
    await carry(page, 'paste', `https://script.example/?script=${carried}`)
    await page.getByRole('heading', { name: /^By Link/ }).waitFor()
    await page.getByText('Nothing had to be put right.').waitFor()
  })

  test('says when a link is cut off, and keeps what was pasted', async () => {
    const page = await openImport()
    await carry(page, 'paste', 'https://script.example/?script=H4sIAAAAAAAA')
    await page.getByText('The link is cut off or damaged.').waitFor()
    expect(await page.getByRole('textbox', { name: 'Or paste it' }).inputValue()).toContain('H4sI')
  })

  test('takes text that is dropped on the page', async () => {
    const page = await openImport()
    await carry(page, 'drop', '["chef", "imp", "spy",]')
    await page.getByText('A comma too many or too few was put right.').waitFor()
  })

  test('speaks the language of the page', async () => {
    const page = await openImport('/de/builder/import')
    await chooseFile(page, fixture('slips.txt'))
    await page.getByText('Kommentare wurden übersprungen').waitFor()
    await page.getByRole('button', { name: 'Importieren' }).waitFor()
  })
})
