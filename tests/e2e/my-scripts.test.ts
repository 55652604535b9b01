import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import type { Script } from '#core/script/script.ts'
import { aScript } from '../core/script-builders.ts'
import { listScripts, newUser, saveScript } from '../functions/helpers/documents.ts'
import { openPage } from './browser.ts'
import { signInAs } from './signed-in.ts'

const origin = inject('origin')
const six = ['chef', 'empath', 'saint', 'baron', 'spy', 'imp']

/** The list of somebody who saved these scripts one after another. */
async function openList(scripts: readonly Script[]) {
  const user = newUser()
  for (const script of scripts) await saveScript(user, script)
  const page = await openPage('/about')
  await signInAs(page.context(), user)
  await page.goto('/my-scripts')
  return { page, user }
}

const two = [
  aScript({ title: 'Nine Bells', author: 'Mara Oakes', characters: six }),
  aScript({ title: 'Đêm Chuông', author: 'Idris Vale', characters: ['imp'] })
]

const toast = (page: Page) => page.locator('.toast')
const titles = (page: Page) => page.locator('.script-entry-open').allTextContents()
const patience = { timeout: 10_000 }
const shows = (page: Page, expected: string[]) => expect.poll(() => titles(page), patience).toEqual(expected)
const sort = (page: Page, by: string) =>
  page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: by })

async function choose(page: Page, title: string, item: string) {
  await page.getByRole('button', { name: `${title}: more` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('a saved script is found, opened, renamed and saved again without a conflict; each opening is the same local script', async () => {
  const { page, user } = await openList(two)
  await page.getByRole('searchbox', { name: 'Search by title or author' }).fill('dem')
  await shows(page, ['Đêm Chuông'])
  await page.getByRole('searchbox').press('Escape')
  await sort(page, 'Name')
  await page.getByRole('button', { name: 'Nine Bells', exact: true }).click()
  await page.waitForURL('**/builder')
  await page.getByRole('heading', { level: 1, name: 'Nine Bells' }).waitFor()
  await page.getByText('Empath', { exact: true }).first().waitFor()
  await page.getByRole('link', { name: 'My scripts' }).click()
  await choose(page, 'Nine Bells', 'Rename')
  await page.getByRole('textbox', { name: 'Script name' }).fill('Ten Bells')
  await page.keyboard.press('Enter')
  await toast(page).getByText('Renamed: Ten Bells').waitFor()
  await page.getByRole('button', { name: 'Ten Bells', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Ten Bells' }).waitFor()
  await page.getByRole('combobox', { name: 'Add a character' }).fill('Mayor')
  await page.keyboard.press('Enter')
  await toast(page).getByText('Mayor added').waitFor()
  await page.keyboard.press('Control+s')
  const characters = async () =>
    (await listScripts(user, { search: 'ten bells' })).items[0]?.tally.find(
      ({ team }) => team === 'townsfolk'
    )
  await expect.poll(characters, patience).toEqual({ team: 'townsfolk', count: 3 })
  await page.getByRole('link', { name: 'Scripts on this device' }).click()
  await expect.poll(() => titles(page), patience).toEqual(['Ten Bells'])
})

test('a script in the bin survives a reload and comes back; a public one has a page; strangers are led to the builder', async () => {
  const { page, user } = await openList(two)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await choose(page, 'Nine Bells', 'Delete')
  await shows(page, ['Đêm Chuông'])
  await page.reload()
  await page.getByRole('button', { name: 'Bring back Nine Bells' }).click()
  await toast(page).getByText('Nine Bells is back').waitFor()
  expect((await listScripts(user, { bin: 'true' })).items).toEqual([])

  await choose(page, 'Nine Bells', 'Who can see it')
  const dialog = page.getByRole('dialog', { name: 'Nine Bells' })
  await dialog.getByRole('radio', { name: 'Public' }).check()
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await toast(page).getByText('Everyone can see Nine Bells now').waitFor()
  await choose(page, 'Nine Bells', 'Copy public link')
  await toast(page).getByText('Copied').waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(new RegExp(`^${origin}/scripts/\\w+/nine-bells$`))
  await choose(page, 'Nine Bells', 'Open public page')
  await page.waitForURL(link)
  await page.getByRole('heading', { level: 1, name: 'Nine Bells' }).waitFor()

  await page.context().clearCookies()
  await page.goto('/my-scripts')
  await page.waitForURL('**/builder')
})
