import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import type { Script } from '#core/script/script.ts'
import { aScript } from '../core/script-builders.ts'
import { listScripts, newId, newUser, requestJson, saveScript } from '../functions/helpers/documents.ts'
import { expectAccessible, openPage } from './browser.ts'
import { signInAs } from './signed-in.ts'

const origin = inject('origin')
const six = ['chef', 'empath', 'saint', 'baron', 'spy', 'imp']

/** The list of somebody who saved these scripts one after another. */
async function openList(scripts: readonly Script[], path = '/my-scripts', expected?: RegExp) {
  const user = newUser()
  for (const script of scripts) await saveScript(user, script)
  const page = await openPage('/about', {}, expected)
  await signInAs(page.context(), user)
  await page.goto(path)
  return { page, user }
}

const two = [
  aScript({ title: 'Nine Bells', author: 'Mara Oakes', characters: six }),
  aScript({ title: 'Đêm Chuông', author: 'Idris Vale', characters: ['imp'] })
]

const many = (count: number) =>
  Array.from({ length: count }, (_, at) => aScript({ title: `Night ${`${at + 1}`.padStart(2, '0')}` }))

const toast = (page: Page) => page.locator('.toast')
const undo = (page: Page) => toast(page).getByRole('button', { name: 'Undo' }).click()
const titles = (page: Page) => page.locator('.script-entry-open').allTextContents()
const patience = { timeout: 10_000 }
const shows = (page: Page, expected: string[]) => expect.poll(() => titles(page), patience).toEqual(expected)
const sort = (page: Page, by: string) =>
  page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: by })

async function choose(page: Page, title: string, item: string) {
  await page.getByRole('button', { name: `${title}: more` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

describe('the list', () => {
  test('shows what was saved, by search and in the order asked for', async () => {
    const { page } = await openList(two)
    await shows(page, ['Đêm Chuông', 'Nine Bells'])
    const bells = page.locator('.script-entry', { hasText: 'Nine Bells' })
    expect(await bells.textContent()).toMatch(
      /by Mara Oakes.*2 Townsfolk.*1 Demon.*Changed just now.*Private/
    )

    const search = page.getByRole('searchbox', { name: 'Search by title or author' })
    await page.keyboard.press('/')
    await page.keyboard.type('mara nine')
    await shows(page, ['Nine Bells'])
    await search.fill('nobody')
    await page.getByRole('heading', { name: 'Nothing found' }).waitFor()
    await page.getByText('None of your scripts has “nobody”').waitFor()
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await shows(page, ['Đêm Chuông', 'Nine Bells'])
    await search.fill('dem')
    await shows(page, ['Đêm Chuông'])
    await search.press('Escape')
    await sort(page, 'Name')
    await shows(page, ['Đêm Chuông', 'Nine Bells'])
    await page.reload()
    await sort(page, 'Newest')
    await shows(page, ['Đêm Chuông', 'Nine Bells'])
  })

  test('has pages, which the keyboard turns', async () => {
    const { page } = await openList(many(26))
    await sort(page, 'Name')
    await page.getByText('1–24 of 26').waitFor()
    await expect.poll(async () => (await titles(page)).at(0), patience).toBe('Night 01')
    const pages = page.getByRole('navigation', { name: 'Pages' })
    await pages.getByRole('button', { name: 'Page 2' }).focus()
    await page.keyboard.press('Enter')
    await shows(page, ['Night 25', 'Night 26'])
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent), patience)
      .toBe('25–26 of 26')
    expect(await pages.getByRole('button', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Night 25' }).waitFor()
  })

  test('goes to the last page that there is when the last entry of one has gone', async () => {
    const { page } = await openList(many(25))
    await sort(page, 'Name')
    await page.getByRole('button', { name: 'Page 2' }).click()
    await shows(page, ['Night 25'])
    await choose(page, 'Night 25', 'Delete')
    await page.getByText('1–24 of 24').waitFor()
    await undo(page)
    await page.getByRole('button', { name: 'Page 2' }).waitFor()
  })

  test('says what to do while nothing is saved, and leads strangers to the builder', async () => {
    const { page } = await openList([])
    await page.getByRole('heading', { name: 'Nothing saved yet' }).waitFor()
    await expectAccessible(page)
    await page.context().clearCookies()
    await page.goto('/my-scripts')
    await page.waitForURL('**/builder')
  })

  test('says that the server cannot be reached, and goes on when it can', async () => {
    const { page } = await openList(two, '/my-scripts', /Failed to load|ERR_/)
    await shows(page, ['Đêm Chuông', 'Nine Bells'])
    await page.route('**/api/scripts*', route => route.abort())
    await sort(page, 'Name')
    await page.getByRole('alert').getByText('The server cannot be reached').waitFor()
    expect(await titles(page)).toHaveLength(2)
    await expectAccessible(page)
    await page.unroute('**/api/scripts*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('alert').waitFor({ state: 'detached' })
  })

  test('asks to sign in again when the session is over, and then goes on', async () => {
    const { page, user } = await openList(two, '/my-scripts', /401/)
    await shows(page, ['Đêm Chuông', 'Nine Bells'])
    await page.context().clearCookies({ name: 'belfry.session' })
    await sort(page, 'Name')
    await page.getByRole('dialog', { name: 'Your session has ended' }).waitFor()
    await signInAs(page.context(), user)
    await page.evaluate(() => new BroadcastChannel('belfry:session').postMessage('changed'))
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.getByRole('alert').waitFor({ state: 'detached' })
  })

  test.each([390, 1000, 1440])('gives axe nothing to complain about at %i px', async width => {
    const { page } = await openList(many(25))
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: width === 1000 ? 'dark' : 'light' })
    await page.getByText('1–24 of 25').waitFor()
    await choose(page, 'Night 25', 'Delete')
    await page.getByRole('heading', { name: 'Recently deleted' }).waitFor()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0
    )
    await page.getByRole('button', { name: 'Delete for good: Night 25' }).click()
    await page.getByRole('dialog').waitFor()
    await expectAccessible(page)
  })
})

describe('a saved script', () => {
  test('opens in the builder, and once more as the copy that it became', async () => {
    const { page } = await openList(two)
    await page.getByRole('button', { name: 'Nine Bells', exact: true }).click()
    await page.waitForURL('**/builder')
    await page.getByRole('heading', { level: 1, name: 'Nine Bells' }).waitFor()
    await page.getByText('Empath', { exact: true }).first().waitFor()
    await page.getByRole('link', { name: 'My scripts' }).click()
    await page.getByRole('button', { name: 'Đêm Chuông', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Đêm Chuông' }).waitFor()
    await page.getByRole('link', { name: 'My scripts' }).click()
    await page.getByRole('button', { name: 'Nine Bells', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Nine Bells' }).waitFor()
    await page.waitForTimeout(1500)
    await page.getByRole('link', { name: 'Scripts on this device' }).click()
    await expect.poll(async () => (await titles(page)).sort(), patience).toEqual(['Nine Bells', 'Đêm Chuông'])
  })

  test('that is open on this device takes its new name there, and the next save is no conflict', async () => {
    const { page, user } = await openList(two)
    await page.getByRole('button', { name: 'Nine Bells', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Nine Bells' }).waitFor()
    await page.getByRole('link', { name: 'My scripts' }).click()
    await choose(page, 'Nine Bells', 'Rename')
    await page.getByRole('textbox', { name: 'Script name' }).fill('Ten Bells')
    await page.keyboard.press('Enter')
    await toast(page).getByText('Renamed: Ten Bells').waitFor()
    await page.getByRole('link', { name: 'Script builder' }).click()
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
  })

  test('is renamed, duplicated and deleted; undo takes each back', async () => {
    const { page, user } = await openList(two)
    await choose(page, 'Nine Bells', 'Rename')
    await page.getByRole('textbox', { name: 'Script name' }).fill('Ten Bells')
    await page.keyboard.press('Enter')
    await shows(page, ['Ten Bells', 'Đêm Chuông'])
    await undo(page)
    await shows(page, ['Nine Bells', 'Đêm Chuông'])

    await choose(page, 'Nine Bells', 'Duplicate')
    await shows(page, ['Nine Bells 2', 'Nine Bells', 'Đêm Chuông'])
    await undo(page)
    await shows(page, ['Nine Bells', 'Đêm Chuông'])

    await choose(page, 'Đêm Chuông', 'Delete')
    await shows(page, ['Nine Bells'])
    await undo(page)
    await shows(page, ['Nine Bells', 'Đêm Chuông'])
    expect((await listScripts(user)).items.map(({ name }) => name)).toEqual(['Nine Bells', 'Đêm Chuông'])
  })

  test('lies in the bin when it is deleted, to be brought back or to go for good', async () => {
    const { page, user } = await openList(two)
    await choose(page, 'Nine Bells', 'Delete')
    await shows(page, ['Đêm Chuông'])
    await page.reload()
    await page.getByRole('button', { name: 'Bring back Nine Bells' }).click()
    await toast(page).getByText('Nine Bells is back').waitFor()
    await shows(page, ['Đêm Chuông', 'Nine Bells'].sort().reverse())

    await choose(page, 'Nine Bells', 'Delete')
    await page.getByRole('button', { name: 'Delete for good: Nine Bells' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete for good: Nine Bells' })
    await dialog.getByText('This cannot be undone').waitFor()
    await dialog.getByRole('button', { name: 'Delete for good' }).click()
    await toast(page).getByText('Nine Bells is deleted for good').waitFor()
    await page.getByRole('heading', { name: 'Recently deleted' }).waitFor({ state: 'detached' })
    expect((await listScripts(user, { bin: 'true' })).items).toEqual([])
  })

  test('is shown to others, with a link to its page, until undo', async () => {
    const { page } = await openList(two)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await choose(page, 'Nine Bells', 'Who can see it')
    const dialog = page.getByRole('dialog', { name: 'Nine Bells' })
    await expectAccessible(page)
    await dialog.getByRole('radio', { name: 'Public' }).check()
    await dialog.getByRole('button', { name: 'Apply' }).click()
    await toast(page).getByText('Everyone can see Nine Bells now').waitFor()
    const bells = page.locator('.script-entry', { hasText: 'Nine Bells' })
    await bells.getByText('Public').waitFor()
    await choose(page, 'Nine Bells', 'Copy public link')
    await toast(page).getByText('Copied').waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toMatch(new RegExp(`^${origin}/scripts/\\w+/nine-bells$`))

    await choose(page, 'Nine Bells', 'Who can see it')
    await dialog.getByRole('radio', { name: 'Private' }).check()
    await dialog.getByRole('button', { name: 'Apply' }).click()
    await bells.getByText('Private').waitFor()
    await undo(page)
    await bells.getByText('Public').waitFor()
    await choose(page, 'Nine Bells', 'Open public page')
    await page.waitForURL(link)
    await page.getByRole('heading', { level: 1, name: 'Nine Bells' }).waitFor()
  })

  test('that was deleted in another window is said to be gone, and goes from the list', async () => {
    const { page, user } = await openList(two, '/my-scripts', /404/)
    await shows(page, ['Đêm Chuông', 'Nine Bells'])
    const { items } = await listScripts(user, { search: 'nine' })
    await requestJson(user, 'DELETE', `/api/scripts/${items[0]?.id}?forever=true`)
    await choose(page, 'Nine Bells', 'Duplicate')
    await page.getByRole('alert').getByText('It is no longer there').waitFor()
    await shows(page, ['Đêm Chuông'])
  })
})

describe('earlier versions', () => {
  /** A script that was saved three times: a character more, then another name. */
  async function savedThrice() {
    const { page, user } = await openList([], '/about')
    const id = newId()
    const first = aScript({ title: 'Bells', characters: ['chef', 'imp'] })
    const second = aScript({ title: 'Bells', characters: ['chef', 'empath', 'imp'] })
    await saveScript(user, first, { id })
    await saveScript(user, second, { id, version: 1 })
    await saveScript(user, { ...second, author: 'Mara Oakes' }, { id, version: 2 })
    await page.goto('/my-scripts')
    await choose(page, 'Bells', 'Earlier versions')
    return { page, user, id, dialog: page.getByRole('dialog', { name: 'Earlier versions' }) }
  }

  test('say what changed after each, and are saved anew when somebody goes back; undo too', async () => {
    const { page, user, id, dialog } = await savedThrice()
    const read = async () =>
      (await requestJson<{ content: Script; version: number }>(user, 'GET', `/api/scripts/${id}`)).body
    await expect.poll(() => dialog.locator('.version').count(), patience).toBe(2)
    await dialog.locator('summary').first().click()
    await dialog.getByText('now “Mara Oakes”').waitFor()
    await dialog.locator('summary').last().click()
    await dialog.getByText('2 characters').waitFor()
    expect(await dialog.locator('.version').last().textContent()).toMatch(
      /Changed after that.*Added\s*Empath/
    )
    await expectAccessible(page)

    await dialog.locator('.version').last().getByRole('button', { name: 'Go back to this version' }).click()
    await toast(page).getByText('Back to the earlier version').waitFor()
    expect(await read()).toMatchObject({ version: 4, content: { author: '', characters: { length: 2 } } })
    await undo(page)
    await expect.poll(async () => (await read()).content.author, patience).toBe('Mara Oakes')
  })

  test('of what was saved once are none', async () => {
    const { page } = await openList(two)
    await choose(page, 'Nine Bells', 'Earlier versions')
    await page.getByText('There is no earlier version yet').waitFor()
    await expectAccessible(page)
  })
})
