import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newUser } from '../functions/helpers/documents.ts'
import { expectAccessible, openPage } from './browser.ts'
import { addCharacter, fog, saveDialog, saveLine } from './saving.ts'
import { savedScriptsOf, withUserAndScript } from './signed-in.ts'

const save = (page: Page) => page.keyboard.press('Control+s')

test('a script is saved, changed, shown to others and deleted with the whole account', async () => {
  const user = newUser()
  const page = await openPage('/builder', await withUserAndScript(user, fog))
  const saved = () => savedScriptsOf(user)
  await saveLine(page, 'Only in this browser')
  await save(page)
  await saveDialog(page).waitFor()
  await page.keyboard.press('End')
  await page.keyboard.type(' over the Fens')
  await saveDialog(page).getByRole('radio', { name: 'Unlisted' }).check()
  await page.keyboard.press('Enter')
  await page.locator('.toast').getByText('Saved to your account: Fog over the Fens').waitFor()
  await saveLine(page, 'Saved to your account')
  expect(await saved()).toMatchObject([
    { version: 1, visibility: 'unlisted', content: { ...fog, title: 'Fog over the Fens' } }
  ])

  await addCharacter(page, 'Baron')
  await page.reload()
  await saveLine(page, 'Unsaved changes')
  await leaveWhileSaving(page, async () => (await saved())[0]?.version === 2)
  await saveLine(page, 'Saved to your account')
  expect(await saved()).toMatchObject([{ version: 2 }])
  expect((await saved())[0]?.content.characters.map(({ id }) => id)).toEqual(['chef', 'imp', 'baron'])

  await page.getByRole('link', { name: 'Share' }).click()
  const link = await page.getByRole('textbox', { name: 'Link to the page' }).inputValue()
  await expectAccessible(page)
  await page.goto(link)
  await page.getByRole('heading', { name: 'Fog over the Fens' }).first().waitFor()
  await page.goto('/account')
  await exportAccount(page)
  await deleteAccount(page)
})

/** The save reaches the server, and the page is loaded again before the answer comes. */
async function leaveWhileSaving(page: Page, isStored: () => Promise<boolean>) {
  await page.route('**/api/scripts/*', async (route, request) => {
    if (request.method() !== 'PUT') return route.fallback()
    await route.fetch()
  })
  await save(page)
  await saveLine(page, 'Saving')
  await expect.poll(isStored, { timeout: 30_000 }).toBe(true)
  await page.unroute('**/api/scripts/*')
  await page.reload()
}

async function exportAccount(page: Page) {
  await page.getByText('1 script', { exact: true }).waitFor()
  await expectAccessible(page)
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export all my data' }).click()
  const download = await started
  expect(download.suggestedFilename()).toMatch(/^belfry-\d{4}-\d\d-\d\d\.zip$/)
  expect(await download.failure()).toBeNull()
}

/** Afterwards nobody is signed in any more. */
async function deleteAccount(page: Page) {
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click()
  await page.waitForURL('**/builder')
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
  expect(await page.context().cookies()).not.toContainEqual(
    expect.objectContaining({ name: 'belfry.session' })
  )
}
