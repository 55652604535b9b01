import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { newId, requestJson } from '../functions/helpers/documents.ts'
import { expectAccessible } from './browser.ts'
import { button, field, toast } from './editor.ts'
import { aCharacter, charactersOf, names, openAs, readCharacter, saveCharacter } from './my-characters.ts'
import { signInAs } from './signed-in.ts'

const two = [
  aCharacter(),
  aCharacter({ id: 'tide', name: 'Thủy Triều', team: 'demon', ability: 'Each night*, drown a player.' })
]

const shows = (page: Page, expected: string[]) =>
  expect.poll(() => names(page), { timeout: 10_000 }).toEqual(expected)
const isNamed = (page: Page, name: string) =>
  expect.poll(() => field(page, 'Name').inputValue(), { timeout: 10_000 }).toBe(name)
const undo = (page: Page) => toast(page).getByRole('button', { name: 'Undo' }).click()
const save = (page: Page) => button(page, 'Save').first().click()
const editing = ([id]: string[]) => `/my-characters/edit/${id}`

async function choose(page: Page, name: string, item: string) {
  await page.getByRole('button', { name: `${name}: more` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

async function chooseOnScript(page: Page, name: string, item: string) {
  await page.getByRole('button', { name: `${name}: move` }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

describe('the list', () => {
  test('shows what was saved, by search and in the order asked for', async () => {
    const { page } = await openAs(two)
    await shows(page, ['Thủy Triều', 'Lamplighter'])
    const lamp = page.locator('.script-entry', { hasText: 'Lamplighter' })
    expect(await lamp.textContent()).toMatch(
      /learn how many lamps burn.*Townsfolk.*Changed just now.*Private/
    )
    await page.getByRole('searchbox', { name: 'Search by name' }).fill('thuy')
    await shows(page, ['Thủy Triều'])
    await page.getByRole('searchbox', { name: 'Search by name' }).fill('nobody')
    await page.getByText('None of your characters has “nobody”').waitFor()
    await button(page, 'Clear the search').click()
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Name' })
    await shows(page, ['Lamplighter', 'Thủy Triều'])
  })

  test('is renamed, copied, deleted and brought back', async () => {
    const { page, user } = await openAs(two)
    await choose(page, 'Lamplighter', 'Rename')
    await page.getByRole('dialog').getByRole('textbox').fill('Candlemaker')
    await page.keyboard.press('Enter')
    await shows(page, ['Candlemaker', 'Thủy Triều'])
    await undo(page)
    await shows(page, ['Lamplighter', 'Thủy Triều'])
    await choose(page, 'Lamplighter', 'Duplicate')
    await shows(page, ['Lamplighter 2', 'Lamplighter', 'Thủy Triều'])
    await choose(page, 'Thủy Triều', 'Delete')
    await shows(page, ['Lamplighter 2', 'Lamplighter'])
    await button(page, 'Bring back Thủy Triều').click()
    await expect.poll(async () => (await charactersOf(user)).length, { timeout: 10_000 }).toBe(3)
  })

  test('says what changed after each version, and goes back to one', async () => {
    const { page, user } = await openAs([], '/about')
    const id = await saveCharacter(user, aCharacter())
    const next = aCharacter({ team: 'outsider', reminders: ['Lit'], almanacDetails: 'Of lamps.' })
    await saveCharacter(user, next, id, 1)
    await page.goto('/my-characters')
    await choose(page, 'Lamplighter', 'Earlier versions')
    await page.locator('.version > summary').click()
    const changes = page.locator('.difference-list')
    await changes.getByText('“Townsfolk” became “Outsider”').waitFor()
    expect(await changes.textContent()).toMatch(/Reminders?.*new: Lit.*Almanac text.*now “Of lamps\.”/)
    await expectAccessible(page)
    await button(page, 'Go back to this version').click()
    await expect.poll(async () => (await readCharacter(user, id)).content).toEqual(aCharacter())
    await undo(page)
    await expect.poll(async () => (await readCharacter(user, id)).content).toEqual(next)
  })

  test.each([390, 1000, 1440])('gives axe nothing to complain about at %i px', async width => {
    const { page } = await openAs(two)
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: width === 1000 ? 'dark' : 'light' })
    await choose(page, 'Lamplighter', 'Delete')
    await page.getByRole('heading', { name: 'Recently deleted' }).waitFor()
    await expectAccessible(page)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })

  test('says what to do while nothing is saved, and leads strangers to the builder', async () => {
    const { page } = await openAs([])
    await page.getByRole('heading', { name: 'Nothing saved yet' }).waitFor()
    await expectAccessible(page)
    await page.context().clearCookies()
    await page.goto('/my-characters/new')
    await page.waitForURL('**/builder')
  })
})

describe('a new character', () => {
  test('is saved with all that was written', async () => {
    const { page, user } = await openAs([])
    await page.getByRole('link', { name: 'New character' }).first().click()
    await field(page, 'Name').fill('Lamplighter')
    await field(page, 'Ability').fill('Learn how many lamps burn.')
    await field(page, 'Almanac text').fill('Of lamps.')
    await page.getByText('Unsaved changes').filter({ visible: true }).waitFor()
    await expectAccessible(page)
    await save(page)
    await toast(page).getByText('Saved to your account: Lamplighter').waitFor()
    await shows(page, ['Lamplighter'])
    expect((await charactersOf(user))[0]?.content).toMatchObject({
      id: 'lamplighter',
      ability: 'Learn how many lamps burn.',
      almanacDetails: 'Of lamps.'
    })
  })

  test('begins as a copy of an official one, and its draft waits', async () => {
    const { page, user } = await openAs([], '/my-characters/new')
    await page.getByRole('combobox', { name: 'Start from an official character' }).fill('imp')
    await page.keyboard.press('Enter')
    await isNamed(page, 'Imp')
    expect(new URL(page.url()).pathname).toBe('/my-characters/new')
    await field(page, 'Name').fill('Little Imp')
    await page.getByRole('link', { name: 'Back to my characters' }).click()
    await toast(page).getByText('Draft of Little Imp kept').waitFor()
    await page.goto('/my-characters/new')
    await page.getByText('This is your draft. It is not saved to your account yet.').waitFor()
    expect(await field(page, 'Name').inputValue()).toBe('Little Imp')
    await save(page)
    await shows(page, ['Little Imp'])
    expect((await charactersOf(user)).map(({ name }) => name)).toEqual(['Little Imp'])
    await page.goto('/my-characters/new')
    expect(await field(page, 'Name').inputValue()).toBe('')
  })
})

describe('the editor of a saved character', () => {
  test('saves a new version, and says what stands in the way', async () => {
    const { page, user, ids } = await openAs(two, editing)
    await page.getByRole('heading', { level: 1, name: 'Lamplighter' }).waitFor()
    await field(page, 'Name').fill('')
    await save(page)
    await page.getByText('Not applied: 1 thing to put right').first().waitFor()
    await field(page, 'Name').fill('Candlemaker')
    await save(page)
    await shows(page, ['Candlemaker', 'Thủy Triều'])
    expect(await readCharacter(user, ids[0] ?? '')).toMatchObject({
      version: 2,
      content: { id: 'lamplighter', name: 'Candlemaker' }
    })
  })

  /** Somebody else gives the character another team while its name is being changed here. */
  async function inConflict() {
    const opened = await openAs([aCharacter()], editing, /409/)
    const { page, user, ids } = opened
    const id = ids[0] ?? ''
    await field(page, 'Name').fill('Candlemaker')
    await saveCharacter(user, aCharacter({ team: 'minion' }), id, 1)
    await save(page)
    const dialog = page.getByRole('dialog', { name: 'Changed elsewhere' })
    await dialog.getByText('“Lamplighter” became “Candlemaker”').waitFor()
    await dialog.getByText('“Minion” became “Townsfolk”').waitFor()
    return { page, user, id, dialog }
  }

  test('shows what somebody else saved, and keeps mine over it', async () => {
    const { page, user, id, dialog } = await inConflict()
    await expectAccessible(page)
    await button(dialog, 'Keep mine').click()
    await shows(page, ['Candlemaker'])
    expect(await readCharacter(user, id)).toMatchObject({ version: 3, content: { team: 'townsfolk' } })
  })

  test('takes what somebody else saved, and gives the own words back by undo', async () => {
    const { page, user, id, dialog } = await inConflict()
    await button(dialog, 'Take the other').click()
    await isNamed(page, 'Lamplighter')
    await undo(page)
    await isNamed(page, 'Candlemaker')
    await save(page)
    await shows(page, ['Candlemaker'])
    expect(await readCharacter(user, id)).toMatchObject({ version: 3, content: { team: 'townsfolk' } })
  })

  test('saves mine beside what somebody else saved', async () => {
    const { page, user, id, dialog } = await inConflict()
    await button(dialog, 'Save as a new one').click()
    await page.getByRole('heading', { level: 1, name: 'My characters' }).waitFor()
    expect((await charactersOf(user)).map(({ name }) => name)).toEqual(['Candlemaker', 'Lamplighter'])
    expect(await readCharacter(user, id)).toMatchObject({ version: 2 })
  })

  test('leaves all as it is when nothing is chosen, and asks again for a draft of then', async () => {
    const { page, user, id, dialog } = await inConflict()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await page.reload()
    expect(await field(page, 'Name').inputValue()).toBe('Candlemaker')
    await save(page)
    await dialog.getByText('“Minion” became “Townsfolk”').waitFor()
    expect(await readCharacter(user, id)).toMatchObject({ version: 2 })
  })

  test('says that the server cannot be reached, and loses nothing', async () => {
    const { page } = await openAs([aCharacter()], editing, /Failed to load|ERR_/)
    await field(page, 'Name').fill('Candlemaker')
    await page.route('**/api/characters/*', route => route.abort())
    await save(page)
    await page.getByRole('alert').getByText('The server cannot be reached').waitFor()
    await page.reload()
    await page.getByRole('alert').getByText('The server cannot be reached').waitFor()
    await page.unroute('**/api/characters/*')
    await button(page, 'Try again').click()
    await isNamed(page, 'Candlemaker')
    await save(page)
    await shows(page, ['Candlemaker'])
  })

  test('asks to sign in again when the session is over, and then saves', async () => {
    const { page, user, ids } = await openAs([aCharacter()], editing, /401/)
    await field(page, 'Name').fill('Candlemaker')
    await page.context().clearCookies({ name: 'belfry.session' })
    await save(page)
    await page.getByRole('dialog', { name: 'Your session has ended' }).waitFor()
    await signInAs(page.context(), user)
    await page.evaluate(() => new BroadcastChannel('belfry:session').postMessage('changed'))
    await shows(page, ['Candlemaker'])
    expect(await readCharacter(user, ids[0] ?? '')).toMatchObject({ version: 2 })
  })

  test('saves what was deleted meanwhile as a new character', async () => {
    const { page, user, ids } = await openAs([aCharacter()], editing, /404/)
    await field(page, 'Name').fill('Candlemaker')
    await requestJson(user, 'DELETE', `/api/characters/${ids[0]}?forever=true`)
    await save(page)
    await page.getByRole('alert').getByText('Save again, and it is kept as a new character').waitFor()
    await expectAccessible(page)
    await save(page)
    await shows(page, ['Candlemaker'])
  })

  test('says that there is no such character', async () => {
    const { page } = await openAs([], `/my-characters/edit/${newId()}`, /404/)
    await page.getByRole('heading', { name: 'This character is not there' }).waitFor()
    await expectAccessible(page)
  })
})

describe('a saved character and the open script', () => {
  test('come together from the list, once, with its almanac text', async () => {
    const { page } = await openAs([aCharacter({ almanacDetails: 'Of lamps.' })])
    await choose(page, 'Lamplighter', 'Add to the open script')
    await toast(page).getByText('Lamplighter added').waitFor()
    await choose(page, 'Lamplighter', 'Add to the open script')
    await toast(page).getByText('Lamplighter is already on the script').waitFor()
    await page.getByRole('link', { name: 'Script builder' }).first().click()
    await page.getByRole('button', { name: 'Lamplighter: move' }).waitFor()
    const { script } = await page.evaluate(async () => {
      await new Promise(resolve => setTimeout(resolve, 1000))
      return JSON.parse(localStorage.getItem('belfry:script') ?? '')
    })
    expect(script.customData).toEqual({ 'lamplighter-almanacDetails': 'Of lamps.' })
  })

  test('go the other way too: a new one, and then a new version of the same', async () => {
    const { page, user } = await openAs([aCharacter({ id: 'tide', name: 'Tide' })])
    await choose(page, 'Tide', 'Add to the open script')
    await toast(page).getByText('Tide added').waitFor()
    await page.getByRole('link', { name: 'Script builder' }).first().click()
    await chooseOnScript(page, 'Tide', 'Edit')
    await field(page, 'ID').fill('ebb')
    await field(page, 'Name').fill('Ebb')
    await button(page, 'Apply').first().click()
    await chooseOnScript(page, 'Ebb', 'Save to my characters')
    await toast(page).getByText('Saved to your account: Ebb').waitFor()
    await chooseOnScript(page, 'Ebb', 'Save to my characters')
    await expect
      .poll(async () => (await charactersOf(user)).map(({ name }) => name), { timeout: 10_000 })
      .toEqual(['Ebb', 'Tide'])
  })
})
