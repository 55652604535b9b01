import { expect, inject, test } from 'vitest'
import { aScript } from '../core/script-builders.ts'
import { listScripts, newUser, saveScript } from '../functions/helpers/documents.ts'
import { openPage } from './browser.ts'
import { toast } from './editor.ts'
import { names } from './my-characters.ts'
import { signInAs } from './signed-in.ts'

const origin = inject('origin')

test('a saved script is opened, changed and saved again; it comes back from the bin and has a public page; strangers are led to the builder', async () => {
  const user = newUser()
  await saveScript(user, aScript({ title: 'Nine Bells', characters: ['chef', 'empath', 'imp'] }))
  const page = await openPage('/about', { permissions: ['clipboard-read', 'clipboard-write'] })
  await signInAs(page.context(), user)
  await page.goto('/my-scripts')
  const title = page.getByRole('heading', { level: 1, name: 'Nine Bells' })
  const choose = async (item: string) => {
    await page.getByRole('button', { name: 'More for Nine Bells' }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }

  await page.getByRole('button', { name: 'Nine Bells', exact: true }).click()
  await page.waitForURL('**/builder')
  await title.waitFor()
  await page.getByRole('combobox', { name: 'Add a character' }).fill('Mayor')
  await page.keyboard.press('Enter')
  await toast(page).getByText('Mayor added').waitFor()
  await page.keyboard.press('Control+s')
  await expect
    .poll(async () => (await listScripts(user)).items[0]?.tally[0], { timeout: 30_000 })
    .toEqual({ team: 'townsfolk', count: 3 })
  await page.getByRole('link', { name: 'Scripts on this device' }).click()
  await expect.poll(() => names(page), { timeout: 30_000 }).toEqual(['Nine Bells'])

  await page.getByRole('link', { name: 'My scripts' }).click()
  await choose('Delete')
  await page.getByRole('heading', { name: 'Nothing saved yet' }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Restore Nine Bells' }).click()
  await toast(page).getByText('Nine Bells restored').waitFor()
  expect((await listScripts(user, { bin: 'true' })).items).toEqual([])

  await choose('Who can see it')
  const dialog = page.getByRole('dialog', { name: 'Nine Bells' })
  await dialog.getByRole('radio', { name: 'Public' }).check()
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await toast(page).getByText('Everyone can see Nine Bells now').waitFor()
  await choose('Copy public link')
  await toast(page).getByText('Copied').waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(new RegExp(`^${origin}/scripts/\\w+/nine-bells$`))
  await choose('Open public page')
  await page.waitForURL(link)
  await title.waitFor()

  await page.context().clearCookies()
  await page.goto('/my-scripts')
  await page.waitForURL('**/builder')
})
