import { acceptCompletion } from '@codemirror/autocomplete'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setTitle } from '#stores/metadata.ts'
import { $script } from '#stores/script.ts'
import { expectAccessible } from '../../components/accessibility.ts'
import { collectDownloads } from '../../components/downloads.ts'
import { openBuilder } from '../../components/open-builder.tsx'
import { aScript, custom, idsOf } from '../../core/script-builders.ts'
import { toast, undoByToast } from '../local-scripts/local-scripts-helpers.tsx'
import { apply, editor, editorView, nightfall, openScriptJson, replace, textOf } from './json-helpers.tsx'

const shown = (text: string | RegExp) => expect.element(page.getByText(text)).toBeVisible()
/** What the live regions say. */
const statuses = () =>
  page
    .getByRole('status')
    .elements()
    .map(({ textContent }) => textContent)
const button = (name: string | RegExp) => page.getByRole('button', { name })

describe('the JSON of a script', () => {
  test('is broken, told of at its line, mended, applied and undone', async () => {
    await openBuilder({ screen: 'scriptJson', script: nightfall })
    await shown('No changes')
    await shown('No problems')
    replace('"name": "Nightfall"', '"name": Daybreak')
    await shown('Not yet applied')
    const note = button(/^Line 4 This can’t be read as a script/)
    await expect.element(note).toBeVisible()
    await expect.element(editor()).toHaveAttribute('aria-invalid', 'true')
    await expect.poll(statuses).toContain('Fix before applying 1')
    await apply()
    await shown('Not applied: error in line 4')
    await expectAccessible()
    await note.click()
    const { from, to } = editorView().state.selection.main
    expect(textOf().slice(from, to)).toBe('Daybreak')
    await expect.element(editor()).toHaveFocus()
    await userEvent.keyboard('"Daybreak"')
    await shown('No problems')
    await expect.element(editor()).not.toHaveAttribute('aria-invalid')
    expect(statuses()).toContain('No problems')
    await apply()
    await shown('No changes')
    await expect.element(toast().getByText('JSON applied')).toBeVisible()
    expect($script.get().title).toBe('Daybreak')
    await undoByToast()
    await expect.poll(textOf).toContain('"name": "Nightfall"')
  })

  test('says what would be put right, and puts it right when it is applied', async () => {
    await openScriptJson()
    replace('"imp",', '"Imp", "chef", "Chef",')
    await expect.element(page.getByRole('heading', { name: /Fixed automatically on apply/ })).toBeVisible()
    await expect.element(button(/“Imp” is the official character Imp/)).toBeVisible()
    await apply()
    await shown('No changes')
    expect(JSON.parse(textOf()).slice(1, 3)).toEqual(['imp', 'chef'])
    expect(idsOf($script.get())).toEqual(['imp', 'chef', 'baker', 'cook'])
  })

  test('is kept as a draft when the screen is left, and discarded until undo', async () => {
    await openBuilder({ screen: 'scriptJson', script: nightfall })
    await shown('No changes')
    replace('Nightfall', 'Dusk')
    await shown('Not yet applied')
    await page.getByRole('link', { name: 'Script', exact: true }).click()
    await expect.element(toast().getByText('Draft of Script JSON stored')).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Nightfall' })).toBeVisible()
    await page.getByRole('link', { name: 'JSON', exact: true }).click()
    await expect.element(page.getByText('Not yet applied', { exact: true })).toBeVisible()
    expect(textOf()).toContain('"name": "Dusk"')
    await button('Discard draft').click()
    await shown('No changes')
    await undoByToast()
    await expect.poll(textOf).toContain('"name": "Dusk"')
  })

  test('asks which one stays when the script has changed meanwhile', async () => {
    await openScriptJson()
    replace('Nightfall', 'Dusk')
    await shown('Not yet applied')
    setTitle('Daybreak')
    const question = page.getByText('The script has changed since you started editing')
    await expect.element(question).toBeVisible()
    const banner = question.element().closest('.banner')
    if (!banner) throw new Error('The question is in no banner')
    await expectAccessible(banner)
    await button('Keep my text').click()
    await expect.element(page.getByText('The script has changed since')).not.toBeInTheDocument()
    expect(textOf()).not.toContain('Daybreak')
    expect(textOf()).toContain('Dusk')
  })

  test('gives way to the script that has changed meanwhile, until undo', async () => {
    await openScriptJson()
    replace('Nightfall', 'Dusk')
    setTitle('Daybreak')
    await button('Discard my text').click()
    await shown('No changes')
    expect(textOf()).toContain('Daybreak')
    await undoByToast()
    await expect.poll(textOf).toContain('Dusk')
  })

  test('is no draft any more when it is as before', async () => {
    await openScriptJson()
    replace('Nightfall', 'Dusk')
    await shown('Not yet applied')
    replace('Dusk', 'Nightfall')
    await shown('No changes')
  })

  test('follows the script while there is no draft', async () => {
    await openScriptJson()
    setTitle('Daybreak')
    await expect.poll(textOf).toContain('"name": "Daybreak"')
  })

  test('is copied, and downloaded under the script’s name', async () => {
    await openScriptJson()
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    onTestFinished(() => write.mockRestore())
    await button('Copy').click()
    expect(write).toHaveBeenCalledWith(textOf())
    const downloads = collectDownloads()
    await button('Download').click()
    await expect.poll(() => downloads.length).toBe(1)
    const file = await downloads[0]
    expect(file?.name).toBe('nightfall.json')
    expect(await file?.content.text()).toBe(textOf())
  })
})

describe('the code editor', () => {
  test('suggests what can stand where the cursor is, by its name', async () => {
    await openScriptJson()
    replace('"imp",', '"imp", ')
    editorView().focus()
    await userEvent.keyboard('"fortune t')
    await expect.element(page.getByRole('option', { name: /fortuneteller/ })).toBeVisible()
    // The command of the Enter key: it refuses suggestions that have just appeared.
    await expect.poll(() => acceptCompletion(editorView())).toBe(true)
    expect(textOf()).toContain('"imp", "fortuneteller"')
  })

  test('finds text by its own search', async () => {
    await openScriptJson()
    await editor().click()
    await userEvent.keyboard('{Control>}f{/Control}')
    await expect.element(page.getByRole('textbox', { name: 'Find' })).toHaveFocus()
    await userEvent.keyboard('Nightfall{Enter}{Escape}')
    const { from, to } = editorView().state.selection.main
    expect(textOf().slice(from, to)).toBe('Nightfall')
  })

  test('lets Tab leave it, and a line of keys explains it', async () => {
    await openScriptJson()
    await expect.element(editor()).toHaveAccessibleDescription(/Ctrl\+Space suggests words/)
    editorView().focus()
    await expect.element(editor()).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(editor()).not.toHaveFocus()
  })

  test('takes letters without waiting in a script of 200 characters', async () => {
    const characters = Array.from({ length: 200 }, (_, index) =>
      custom(`cook${index}`, { ability: 'x '.repeat(120), flavor: 'y '.repeat(150) })
    )
    await openScriptJson(aScript({ title: 'Long', characters }))
    replace('Long', '')
    editorView().focus()
    const times: number[] = []
    for (let count = 0; count < 20; count += 1) {
      const began = performance.now()
      document.execCommand('insertText', false, 'a')
      await new Promise(requestAnimationFrame)
      times.push(performance.now() - began)
    }
    // The fastest letters, since the others may have waited for other work of the machine.
    expect(times.sort((one, other) => one - other)[5]).toBeLessThan(100)
    expect(textOf()).toContain('a'.repeat(20))
  })
})
