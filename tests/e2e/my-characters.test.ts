import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aSavedCharacter } from '../core/script-builders.ts'
import { newUser } from '../functions/helpers/documents.ts'
import { openPage } from './browser.ts'
import { button, field, toast } from './editor.ts'
import { charactersOf, names, readCharacter, saveCharacter } from './my-characters.ts'
import { signInAs } from './signed-in.ts'

async function openAs(user: ReturnType<typeof newUser>, path: string, expected?: RegExp) {
  const page = await openPage('/about', {}, expected)
  await signInAs(page.context(), user)
  await page.goto(path)
  return page
}

const shows = (page: Page, expected: string[]) =>
  expect.poll(() => names(page), { timeout: 30_000 }).toEqual(expected)
const save = (page: Page) => button(page, 'Save to account').first().click()

test('a new character is saved, listed after a reload, added to a script and saved from there again', async () => {
  const user = newUser()
  const page = await openAs(user, '/my-characters', /409/)
  await page.getByRole('heading', { name: 'Nothing saved yet' }).waitFor()
  await page.getByRole('link', { name: 'New character' }).first().click()
  await field(page, 'Name').fill('Lamplighter')
  await field(page, 'Ability').fill('Learn how many lamps burn.')
  await field(page, 'Almanac text').fill('Of lamps.')
  await save(page)
  await toast(page).getByText('Saved to your account: Lamplighter').waitFor()
  await page.reload()
  await shows(page, ['Lamplighter'])
  const content = { id: 'lamplighter', ability: 'Learn how many lamps burn.', almanacDetails: 'Of lamps.' }
  expect(await charactersOf(user)).toMatchObject([{ version: 1, content }])

  await button(page, 'More for Lamplighter').click()
  await page.getByRole('menuitem', { name: 'Add to the open script' }).click()
  await toast(page).getByText('Lamplighter added').waitFor()
  await page.getByRole('link', { name: 'Script builder' }).first().click()
  const chooseOnScript = async (name: string, item: string) => {
    await page.getByRole('button', { name: `${name}: move` }).click()
    await page.getByRole('menuitem', { name: item, exact: true }).click()
  }
  await chooseOnScript('Lamplighter', 'Edit')
  await field(page, 'Name').fill('Candlemaker')
  await button(page, 'Apply').first().click()
  await chooseOnScript('Candlemaker', 'Save to My characters')
  await button(page, 'Replace Lamplighter').click()
  await toast(page).getByText('Saved to your account: Candlemaker').waitFor()
  expect(await charactersOf(user)).toMatchObject([
    { version: 2, content: { ...content, name: 'Candlemaker' } }
  ])
})

test('a draft survives a reload, and meets what another device saved meanwhile', async () => {
  const user = newUser()
  const id = await saveCharacter(user, aSavedCharacter())
  const page = await openAs(user, `/my-characters/edit/${id}`, /409/)
  await field(page, 'Name').fill('Candlemaker')
  await saveCharacter(user, aSavedCharacter({ team: 'minion' }), id, 1)
  await page.reload()
  await page.getByText('This is your draft').waitFor()
  expect(await field(page, 'Name').inputValue()).toBe('Candlemaker')
  await save(page)
  const dialog = page.getByRole('dialog', { name: 'Changed elsewhere' })
  await dialog.getByText('“Minion” became “Townsfolk”').waitFor()
  await button(dialog, 'Keep my version').click()
  await shows(page, ['Candlemaker'])
  expect(await readCharacter(user, id)).toMatchObject({ version: 3, content: { team: 'townsfolk' } })
})
