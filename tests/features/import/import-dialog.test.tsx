import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { toUrlSafeBase64 } from '#core/sharing/base64.ts'
import { packScript } from '#core/sharing/share-link.ts'
import { gzip } from '#stores/reading/compression.ts'
import { $router } from '#stores/router.ts'
import { $script } from '#stores/script.ts'
import { expectAccessible } from '../../components/accessibility.ts'
import { openBuilder } from '../../components/open-builder.tsx'
import { aScript } from '../../core/script-builders.ts'
import broken from '../../fixtures/scripts/broken.txt?raw'
import homebrew from '../../fixtures/scripts/homebrew.json?raw'
import misspelt from '../../fixtures/scripts/misspelt.json?raw'
import slips from '../../fixtures/scripts/slips.txt?raw'
import wrapped from '../../fixtures/scripts/wrapped.json?raw'
import { blockLibrary, fillLibrary, mine, undoByToast } from '../local-scripts/local-scripts-helpers.tsx'
import { carry, choose, importButton, openImport, speakGerman, textField } from './import-helpers.tsx'

const shown = (text: string | RegExp) => expect.element(page.getByText(text).first()).toBeVisible()
const title = (name: string | RegExp) =>
  expect.element(page.getByRole('dialog').getByRole('heading', { name })).toBeVisible()
const itemsOf = (name: RegExp) =>
  page
    .getByRole('region', { name })
    .getByRole('listitem')
    .all()
    .map(item => item.element().textContent)
    .join('\n')

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

describe('importing a file', () => {
  test('shows what will come in, opens it only on request, and can be undone', async () => {
    await fillLibrary()
    await openBuilder({ screen: 'import' })
    await expect.element(page.getByRole('dialog')).toBeVisible()
    choose('homebrew.json', homebrew)
    await title('Birds of Night by Belfry')
    await shown('Owl, Magpie')
    await shown('nothing is lost')
    await expectAccessible()
    await expect.poll(() => document.title).toContain('Import')

    const heading = (name: string) =>
      expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await importButton().click()
    await heading('Birds of Night')
    await expect.poll(() => $router.get()?.route).toBe('script')
    await shown('Owl')
    await undoByToast()
    await heading('Title')
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    await heading('Birds of Night')
  })

  test('leaves the script as it is until Import is pressed', async () => {
    const onClose = await openImport(mine)
    await shown('Nothing changes until you press Import.')
    await expect.element(importButton()).toBeDisabled()
    choose('homebrew.json', homebrew)
    await shown('“Mine” stays on this device.')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect.poll(() => onClose).toHaveBeenCalledOnce()
    expect($script.get()).toEqual(mine)
  })

  test('says every repair of wrong spellings, grouped by kind, the first eight kinds before the rest', async () => {
    await openImport()
    choose('misspelt.json', misspelt)
    const repairs = page.getByRole('region', { name: /^Fixed automatically/ })
    await expect.element(repairs).toBeVisible()
    const kinds = () => [...repairs.element().querySelectorAll('section > ul > li')]
    expect(kinds()).toHaveLength(8)
    await repairs.getByRole('button', { name: /^Show all/ }).click()
    await expect.element(kinds()[8] as HTMLElement).toHaveFocus()
    for (const more of repairs.getByText(/more like this$/).all()) await more.click()
    const fixed = itemsOf(/^Fixed automatically/)
    expect(fixed).toContain('“Fortune_Teller” is the official character Fortune Teller.')
    expect(fixed).toContain("“Devil's Advocate” is the official character Devil’s Advocate.")
    expect(fixed).toContain('Ferryman, teamThe team “traveler” was read as Travellers.')
    expect(fixed).toContain('“nobody” isn’t on the script and was left out.')
    const warnings = itemsOf(/^Warnings/)
    expect(warnings).toContain('“gondola” is unknown.')
    expect(warnings).toContain('C:\\art\\lamplighter.png')
    await expectAccessible(document.querySelector('dialog') ?? undefined)
  })

  test('counts repairs of one kind, and lists them on demand', async () => {
    await openImport()
    const flags = Array.from({ length: 226 }, (_, index) => ({
      id: `c${index}`,
      name: `C${index}`,
      team: 'demon',
      ability: 'x',
      setup: 0
    }))
    choose('flags.json', JSON.stringify([{ id: '_meta', name: 'Flags' }, ...flags]))
    const repairs = page.getByRole('region', { name: /^Fixed automatically/ })
    await expect.poll(() => repairs.query()?.textContent).toContain('226')
    const rows = () => repairs.element().querySelectorAll('li').length
    expect(rows()).toBe(1)
    await repairs.getByText('225 more like this').click()
    // The row of the kind, and the first of its other repairs.
    await expect.poll(rows).toBe(101)
    for (const more of ['Show 100 more', 'Show 25 more'])
      await repairs.getByRole('button', { name: more }).click()
    await expect.poll(rows).toBe(226)
    await repairs.getByText('225 more like this').click()
    await expect.poll(rows).toBe(1)
  })

  test('offers the official character that a misspelled name means', async () => {
    await openImport()
    choose('names.json', JSON.stringify([{ id: '_meta', name: 'Names' }, 'Fortune Tellr', 'gondola', 'imp']))
    await page.getByRole('button', { name: 'Did you mean Fortune Teller?' }).click()
    await expect.element(page.getByRole('region', { name: 'Preview' })).toHaveFocus()
    await expect.element(page.getByRole('button', { name: /^Did you mean/ })).not.toBeInTheDocument()
    await shown('gondola')
    expect(itemsOf(/^Warnings/)).not.toContain('“Fortune Tellr” is unknown')
    await expectAccessible(document.querySelector('dialog') ?? undefined)
    await importButton().click()
    await expect
      .poll(() => $script.get().characters.map(({ id }) => id))
      .toEqual(['fortuneteller', 'gondola', 'imp'])
  })

  test('says that the people of a game were left out', async () => {
    await openImport()
    choose(
      'game.json',
      JSON.stringify({
        players: [{ name: 'Greta', role: 'imp' }],
        bluffs: ['chef'],
        edition: { id: 'tb' },
        roles: ''
      })
    )
    await title('Trouble Brewing')
    await shown('This is a saved game.')
    expect(page.getByRole('dialog').element().textContent).not.toContain('Greta')
  })

  test('opens two hundred characters, and what other tools wrap around a script', async () => {
    const onClose = await openImport()
    choose('city.json', twoHundred)
    await shown('200 custom characters:')
    choose('wrapped.json', wrapped)
    await title(/^A Quiet Street/)
    await shown('The script was found inside')
    choose('city.json', twoHundred)
    await shown('200 custom characters:')
    await importButton().click()
    await expect.poll(() => $script.get().characters.length).toBe(200)
    expect($script.get().characters.at(-1)).toMatchObject({ name: 'Citizen 199' })
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('names twelve characters before the rest, and those that nobody knows', async () => {
    await openImport()
    choose('city.json', twoHundred)
    await shown(/Citizen 11$/)
    const preview = page.getByRole('region', { name: 'Preview' })
    await preview.getByRole('button', { name: 'Show 100 more' }).click()
    await shown(/Citizen 111$/)
    await preview.getByRole('button', { name: 'Show 88 more' }).click()
    await shown(/Citizen 199$/)
    // The button is gone.
    await expect
      .element(
        preview
          .getByText(/Citizen 199$/)
          .element()
          .closest('p')
      )
      .toHaveFocus()
    choose('misspelt.json', misspelt)
    await shown('1 unknown: gondola')
  })

  test('shows where broken JSON goes wrong and lets it be mended there', async () => {
    await openImport()
    choose('broken.txt', broken)
    const alert = page.getByRole('alert')
    await expect.element(alert.getByText('line 4, column 27')).toBeVisible()
    await expectAccessible(document.querySelector('dialog') ?? undefined)
    await expect.element(importButton()).toBeDisabled()
    await expect.element(textField()).toHaveValue(broken)
    await expect.element(textField()).toHaveAttribute('aria-invalid', 'true')
    const reason = document.querySelector('[role="alert"] span')?.textContent ?? 'none'
    await expect.element(textField()).toHaveAccessibleDescription(new RegExp(`${RegExp.escape(reason)}$`))
    await alert.getByRole('button', { name: 'Show in the text' }).click()
    await userEvent.keyboard('"Cook" }]')
    await title(/^Half a Script/)
    await expect.element(alert).not.toBeInTheDocument()
  })

  test('refuses five megabytes at once, with the limit', async () => {
    await openImport()
    choose('junk.json', '[1,2,'.repeat(1_000_000))
    await shown('a script can have up to 2 MB')
    carry('paste', 'junk '.repeat(1_000_000))
    await shown('a script can have up to 2 MB')
    await expect.element(textField()).toHaveValue('')
  })

  test('says when the browser cannot read it', async () => {
    await openImport()
    const read = vi.spyOn(File.prototype, 'arrayBuffer').mockRejectedValue(new DOMException('Gone'))
    choose('gone.json', homebrew)
    await shown('The browser couldn’t open this file.')
    read.mockRestore()
    choose('gone.json', homebrew)
    await title(/^Birds of Night/)
  })

  test('does not show the bytes of a picture as text', async () => {
    await openImport()
    choose('picture.png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]))
    await expect.element(page.getByRole('alert')).toBeVisible()
    await expect.element(textField()).toHaveValue('')
  })

  test('says that only undo brings the open script back where the browser stores nothing', async () => {
    await openImport(mine)
    blockLibrary()
    choose('homebrew.json', homebrew)
    await importButton().click()
    await expect.poll(() => $script.get().title).toBe('Birds of Night')
    await shown(/This replaces “Birds of Night” \(\d characters\)\. You can undo it\./)
  })
})

describe('importing text', () => {
  test('reads a list of names as it is typed', async () => {
    await openImport()
    await textField().fill('Chef\nPit-Hag\nImp')
    await shown('Your script is empty')
    await importButton().click()
    await expect.poll(() => $script.get()).toEqual(aScript({ characters: ['chef', 'pithag', 'imp'] }))
  })

  test('forgets what it read when the text is deleted', async () => {
    await openImport()
    await textField().fill('Chef')
    await expect.element(importButton()).toBeEnabled()
    await textField().fill('')
    await expect.element(importButton()).toBeDisabled()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  })

  test('shows the newest text only, however the readings end', async () => {
    await openImport()
    carry('paste', twoHundred)
    carry('paste', '[{ "id": "_meta", "name": "Newest", "author": "Ada" }, "chef"]')
    await title('Newest by Ada')
    await expect.element(page.getByText('200 custom characters:')).not.toBeInTheDocument()
  })

  test('reads a link of the official tool that is pasted anywhere', async () => {
    const list = [{ id: '_meta', name: 'By Link', author: 'Belfry' }, 'chef', 'imp']
    await openImport()
    carry('paste', `https://script.example/?script=${toUrlSafeBase64(await packScript(list, gzip))}`)
    await title(/^By Link/)
    await shown('No fixes needed')
  })

  test('says when a link is cut off, and keeps what was pasted', async () => {
    await openImport()
    carry('paste', 'https://script.example/?script=H4sIAAAAAAAA')
    await shown('The link is incomplete or damaged.')
    await expect.element(textField()).toHaveValue('https://script.example/?script=H4sIAAAAAAAA')
  })

  test('takes text or a file that is dropped on the page, and says where to let go', async () => {
    await openImport()
    document.body.dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true }))
    await shown('Drop the file here')
    carry('drop', '["chef", "imp", "spy",]')
    await shown('A missing or extra comma was fixed.')
    carry('drop', new File([homebrew], 'birds.json'))
    await title(/^Birds of Night/)
    await shown('birds.json')
    expect(page.getByText('Drop the file here').query()).toBeNull()
  })

  test('says no longer where to let go when what is dragged leaves the window', async () => {
    await openImport()
    document.body.dispatchEvent(new DragEvent('dragover', { bubbles: true }))
    await shown('Drop the file here')
    document.body.dispatchEvent(new DragEvent('dragleave', { bubbles: true }))
    await shown('Drop a script file here, or')
  })

  test('speaks the language of the page', async () => {
    speakGerman()
    await openImport()
    choose('slips.txt', slips)
    await shown('Kommentare wurden übersprungen')
    await expect.element(page.getByRole('button', { name: 'Importieren' })).toBeVisible()
  })
})
