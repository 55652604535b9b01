import { describe, expect, test } from 'vitest'
import { aScript, custom } from '../core/script-builders.ts'
import { openPage } from './browser.ts'
import { apply, button, field, keptScript, openEditor, toast } from './editor.ts'
import { withScript } from './stored-script.ts'

const village = aScript({
  title: 'Village',
  characters: ['imp', custom('bellringer', { name: 'Bellringer' })]
})

describe('the character editor', () => {
  test('keeps the draft of a new character through a reload, and adds it to the script', async () => {
    const page = await openEditor(undefined, village)
    await field(page, 'Name').fill('Lamp Lighter')
    await page.waitForFunction(() => localStorage.getItem('belfry:drafts')?.includes('Lamp Lighter'))
    await page.reload()
    await page.getByText('This is your draft.').waitFor()
    expect(await field(page, 'Name').inputValue()).toBe('Lamp Lighter')
    await button(page, 'Outsider').click()
    await field(page, 'Ability').fill('Each night, light a lamp. [+1 Outsider]')
    await apply(page)
    await page.getByText('Lamp Lighter added').waitFor()
    const { characters } = await keptScript(page)
    expect(characters.at(-1)).toMatchObject({ id: 'lamp_lighter', name: 'Lamp Lighter', team: 'outsider' })
    await button(toast(page), 'Undo').click()
    await page.getByText('Lamp Lighter').waitFor({ state: 'detached' })
    expect((await keptScript(page)).characters).toEqual(village.characters)
  })

  test('opens a character by its address, in any language, also after a reload', async () => {
    const page = await openPage('/de/builder/characters/edit/bellringer', withScript(village))
    expect(await field(page, 'Name').inputValue()).toBe('Bellringer')
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Bellringer' }).waitFor()
    await page.goto('/builder/characters/edit/nobody')
    await page.getByRole('heading', { name: 'No character to update' }).waitFor()
    expect((await page.request.get('/builder/characters/edit/a/b')).status()).toBe(404)
  })
})
