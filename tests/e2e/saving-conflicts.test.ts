import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aScript } from '../core/script-builders.ts'
import type { User } from '../functions/helpers/as-user.ts'
import { newUser, requestJson } from '../functions/helpers/documents.ts'
import { openPage } from './browser.ts'
import { addCharacter, characterRow, saveLine, withSaved } from './saving.ts'
import { savedScriptsOf, withUserAndScript } from './signed-in.ts'

/** The browser itself reports every answer that is a refusal. */
const conflict = /status of 409/

const choice = (page: Page) => page.getByRole('dialog', { name: 'Choose a version' })
const side = (page: Page, name: string) => choice(page).getByRole('region', { name, exact: true })
const isSaved = (page: Page) => saveLine(page, 'Saved to your account')

test('two browsers never save over each other unseen, and two tabs of one have one script', async () => {
  const user = newUser()
  const contents = async () =>
    (await savedScriptsOf(user)).map(({ content }) => content.characters.map(({ id }) => id).join(' '))
  const page = await withSaved(user, conflict)
  const other = await onAnotherDevice(user)
  await addAndSave(other, 'Spy')
  await isSaved(other)
  await addAndSave(page, 'Baron')
  await side(page, 'Your version').getByText('Baron').waitFor()
  await side(page, 'Other version').getByText('Spy').waitFor()
  expect(await side(page, 'Other version').getByText('Baron').count()).toBe(0)
  await page.keyboard.press('Escape')
  await choice(page).waitFor({ state: 'hidden' })
  await saveLine(page, 'Changed elsewhere')
  expect(await contents()).toEqual(['chef imp spy'])
  await page.getByRole('button', { name: 'Choose a version' }).click()
  await choice(page).getByRole('button', { name: 'Keep my version' }).click()
  await page.locator('.toast').getByText('stays in the earlier versions').waitFor()
  await isSaved(page)
  const [saved] = await savedScriptsOf(user)
  expect(saved?.content.characters.map(({ id }) => id)).toEqual(['chef', 'imp', 'baron'])
  const former = await requestJson<{ content: object }>(user, 'GET', `/api/scripts/${saved?.id}/versions/2`)
  expect(JSON.stringify(former.body.content)).toContain('spy')
  await addAndSave(other, 'Saint')
  await choice(other).waitFor()

  const tab = await page.context().newPage()
  await tab.goto('/builder')
  await isSaved(tab)
  await addAndSave(page, 'Monk')
  await isSaved(page)
  await characterRow(tab, 'Monk').waitFor()
  await isSaved(tab)
  await addAndSave(tab, 'Sage')
  await isSaved(tab)
  await characterRow(page, 'Sage').waitFor()
  await isSaved(page)
  expect(await savedScriptsOf(user)).toMatchObject([{ version: 5 }])
})

/** The same script in another browser of the same person, opened from the list of their scripts. */
async function onAnotherDevice(user: User) {
  const page = await openPage('/my-scripts', await withUserAndScript(user, aScript()), conflict)
  await page.getByText('Fog', { exact: true }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Fog' }).waitFor()
  await isSaved(page)
  return page
}

async function addAndSave(page: Page, name: string) {
  await addCharacter(page, name)
  await page.keyboard.press('Control+s')
}
