import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aScript, custom } from '../core/script-builders.ts'
import { openPage } from './browser.ts'
import { apply, button, field, keptScript, openEditor, toast } from './editor.ts'
import { withScript } from './stored-script.ts'

const village = aScript({
  title: 'Village',
  characters: ['imp', custom('bellringer', { name: 'Bellringer' })]
})

test('the draft of a new character outlives a reload, and is added to the script', async () => {
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

  await page.goto('/de/builder/characters/edit/bellringer')
  expect(await field(page, 'Name').inputValue()).toBe('Bellringer')
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Bellringer' }).waitFor()
  await page.goto('/builder/characters/edit/nobody')
  await page.getByRole('heading', { name: 'No character to update' }).waitFor()
})

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
  await toast(page).getByText('Draft of Script JSON stored').waitFor()
  await page.getByRole('heading', { level: 1, name: 'Nightfall' }).waitFor()
  await page.reload()
  await page.getByRole('link', { name: 'JSON', exact: true }).click()
  await page.getByText('Not yet applied').waitFor()
  expect(await downloadText(page)).toContain('"name": "Dusk"')
  await page.getByRole('button', { name: 'Apply', exact: true }).first().click()
  await page.getByText('No changes').waitFor()
  await page.getByText('Dusk').first().waitFor()
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  expect(await downloadText(page)).toContain('"name": "Nightfall"')
})
