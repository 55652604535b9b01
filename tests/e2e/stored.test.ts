import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aScript, custom, official } from '../core/script-builders.ts'
import { openPage } from './browser.ts'
import { button, keptScript, toast } from './editor.ts'
import { addCharacter, characterRow } from './saving.ts'
import { withScript } from './stored-script.ts'

const village = aScript({
  title: 'Village',
  characters: ['choirboy', 'spy', 'imp', custom('ringer', { name: 'Ringer', firstNight: 33 })]
})
const missingKing = 'The Choirboy needs the King, who isn’t on the script.'

/** Opens a part of the script by its tab. */
const openTab = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Parts of the script' })
    .getByRole('link', { name, exact: true })
    .click()

const advice = (page: Page) => page.getByRole('region', { name: 'Suggestions' }).filter({ visible: true })
const logo = (page: Page) => page.getByRole('textbox', { name: 'Logo' })
const introduction = (page: Page) => page.getByRole('textbox', { name: 'Introduction' })
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' })

/** The names in the night shown, from first to last. */
const namesIn = (page: Page) =>
  page
    .locator('.sortable-handle')
    .evaluateAll(handles => handles.map(each => each.getAttribute('aria-label')?.replace('Move ', '')))

test('what each screen changes is there after a reload', async () => {
  const page = await openPage('/builder', {
    ...withScript(village),
    viewport: { width: 1440, height: 1000 }
  })
  const suggestion = advice(page).getByRole('listitem').filter({ hasText: missingKing })
  await button(suggestion, 'Dismiss suggestion').focus()
  await page.keyboard.press('Enter')
  await suggestion.waitFor({ state: 'detached' })
  await addJinx(page)
  await pickChef(page)
  await openTab(page, 'First')
  const moved = await dragToTheEnd(page, 'Ringer')
  await openTab(page, 'Meta')
  await page.getByLabel('Script name').fill('Nightfall')
  await logo(page).fill('logo.png')
  await openTab(page, 'Almanac')
  await introduction(page).pressSequentially('A *village* by the water.')
  await preview(page).getByText('village', { exact: true }).waitFor()
  await page
    .getByRole('navigation', { name: 'Almanac texts' })
    .getByRole('button', { name: 'Ringer' })
    .click()
  await page.getByRole('textbox', { name: 'Text about Ringer' }).fill('It rings.')
  await preview(page).getByText('It rings.').waitFor()
  // Leaves before the 500 ms are over, after which changes are stored.
  await page.reload()

  await preview(page).getByText('It rings.').waitFor()
  await page
    .getByRole('navigation', { name: 'Almanac texts' })
    .getByRole('button', { name: 'Introduction' })
    .click()
  expect(await introduction(page).inputValue()).toBe('A *village* by the water.')
  await openTab(page, 'Meta')
  expect(await page.getByLabel('Script name').inputValue()).toBe('Nightfall')
  expect(await logo(page).inputValue()).toBe('logo.png')
  await openTab(page, 'First')
  await page.getByRole('switch', { name: 'My own order' }).waitFor()
  expect(await namesIn(page)).toEqual(moved)
  await openTab(page, 'Script')
  await page.getByRole('button', { name: 'Chef: move' }).waitFor()
  await button(advice(page), 'Show dismissed (1)').click()
  await suggestion.waitFor()
  const { characters } = await keptScript(page)
  expect(characters).toContainEqual(official('spy', { jinxes: [{ id: 'imp', reason: 'They share.' }] }))
})

async function addJinx(page: Page) {
  await page.goto('/builder/jinxes')
  await button(page, 'Add a jinx').click()
  const dialog = page.getByRole('dialog', { name: 'Add a jinx' })
  await dialog.getByLabel('First character').selectOption({ label: 'Imp' })
  await dialog.getByLabel('Second character').selectOption({ label: 'Spy' })
  await dialog.getByLabel('What the jinx says').fill('They share.')
  await button(dialog, 'Add a jinx').click()
  await toast(page).getByText('Jinx added').waitFor()
}

async function pickChef(page: Page) {
  await page.goto('/builder/characters/existing')
  const card = page.getByRole('button', { name: /^Chef\b/ })
  await card.click()
  await expect.poll(() => card.getAttribute('aria-pressed')).toBe('true')
  await page.getByRole('link', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Chef: move' }).waitFor()
}

/** Drags a row of the night to after dawn by the mouse; the names from first to last then. */
async function dragToTheEnd(page: Page, name: string) {
  const handle = (of: string) => page.getByRole('button', { name: `Move ${of}`, exact: true })
  const from = await handle(name).boundingBox()
  const to = await handle('Dawn').boundingBox()
  if (!from || !to) throw new Error('Both rows are shown')
  const names = await namesIn(page)
  await page.mouse.move(from.x + 20, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(from.x + 20, from.y + 60)
  await page.mouse.move(to.x + 20, to.y + 60, { steps: 8 })
  await page.mouse.up()
  const moved = [...names.filter(each => each !== name), name]
  expect(await namesIn(page)).toEqual(moved)
  return moved
}

test('a file is shown, opened on request, undone, and outlives a reload', async () => {
  const page = await openPage('/builder/import')
  await page
    .locator('input[type=file]')
    .setInputFiles(join(import.meta.dirname, '../fixtures/scripts/homebrew.json'))
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('heading', { name: 'Birds of Night by Belfry' }).waitFor()
  await button(dialog, 'Import').click()
  const heading = page.getByRole('heading', { level: 1 })
  await heading.filter({ hasText: 'Birds of Night' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/builder')
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click()
  await heading.filter({ hasText: 'Title' }).waitFor()
  await page.keyboard.press('Control+Shift+Z')
  await heading.filter({ hasText: 'Birds of Night' }).waitFor()
  await page.reload()
  await heading.filter({ hasText: 'Birds of Night' }).waitFor()
})

test('undo goes on after a reload', async () => {
  const page = await openPage('/builder', withScript(village))
  await addCharacter(page, 'Chef')
  await page.reload()
  await characterRow(page, 'Chef').waitFor()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await characterRow(page, 'Chef').waitFor({ state: 'detached' })
  await characterRow(page, 'Ringer').waitFor()
})
