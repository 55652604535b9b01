import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { aScript } from '../core/script-builders.ts'
import type { User } from '../functions/helpers/as-user.ts'
import { newUser, requestJson } from '../functions/helpers/documents.ts'
import { expectAccessible, openPage } from './browser.ts'
import { addCharacter, saveLine, withSaved } from './saving.ts'
import { savedScriptsOf, withUserAndScript } from './signed-in.ts'

/** The browser itself reports every answer that is a refusal. */
const conflict = /status of 409/

const choice = (page: Page) => page.getByRole('dialog', { name: 'Saved elsewhere since' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

/** The same script in another browser of the same person, opened from the list of their scripts. */
async function onAnotherDevice(user: User) {
  const page = await openPage('/my-scripts', await withUserAndScript(user, aScript()), conflict)
  await page.getByText('Fog', { exact: true }).first().click()
  await heading(page, 'Fog')
  await saveLine(page, 'Saved to your account')
  return page
}

async function addAndSave(page: Page, name: string) {
  await addCharacter(page, name)
  await page.keyboard.press('Control+s')
}

/** Two browsers that changed the same script: the other one saved first. */
async function inConflict() {
  const user = newUser()
  const page = await withSaved(user, conflict)
  const other = await onAnotherDevice(user)
  await addAndSave(other, 'Spy')
  await saveLine(other, 'Saved to your account')
  await addAndSave(page, 'Baron')
  await choice(page).waitFor()
  return { user, page, other }
}

const contentOf = async (user: User) =>
  (await savedScriptsOf(user)).map(({ content }) => content.characters.map(({ id }) => id).join(' '))

describe('a script that was saved elsewhere since', () => {
  test('is not written over; both sides are told, and can be chosen later', async () => {
    const { user, page } = await inConflict()
    const side = (name: string) => choice(page).getByRole('region', { name, exact: true })
    await side('Here, with you').getByText('Baron').waitFor()
    const theirs = side('Saved elsewhere')
    await theirs.getByText('Spy').waitFor()
    expect(await theirs.getByText('Baron').count()).toBe(0)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await choice(page).waitFor({ state: 'hidden' })
    await saveLine(page, 'Changed elsewhere')
    await expectAccessible(page)
    expect(await contentOf(user)).toEqual(['chef imp spy'])
    await page.getByRole('button', { name: 'Look and choose' }).click()
    await choice(page).waitFor()
  })

  test('can be kept as it is here; the other one stays a version', async () => {
    const { user, page, other } = await inConflict()
    await choice(page).getByRole('button', { name: 'Keep mine' }).click()
    await page.locator('.toast').getByText('stays among the versions').waitFor()
    await saveLine(page, 'Saved to your account')
    const [saved] = await savedScriptsOf(user)
    expect(saved?.content.characters.map(({ id }) => id)).toEqual(['chef', 'imp', 'baron'])
    const former = await requestJson<{ content: object }>(user, 'GET', `/api/scripts/${saved?.id}/versions/2`)
    expect(JSON.stringify(former.body.content)).toContain('spy')
    await addAndSave(other, 'Saint')
    await choice(other).waitFor()
  })
})

test('two tabs of one browser have one script, which either saves, and no conflict', async () => {
  const user = newUser()
  const page = await withSaved(user)
  const tab = await page.context().newPage()
  await tab.goto('/builder')
  await saveLine(tab, 'Saved to your account')
  await addAndSave(page, 'Baron')
  await saveLine(page, 'Saved to your account')
  await tab.getByRole('main').getByText('Baron', { exact: true }).first().waitFor()
  await saveLine(tab, 'Saved to your account')
  await addAndSave(tab, 'Spy')
  await saveLine(tab, 'Saved to your account')
  await page.getByRole('main').getByText('Spy', { exact: true }).first().waitFor()
  await saveLine(page, 'Saved to your account')
  expect((await savedScriptsOf(user))[0]?.version).toBe(3)
})
