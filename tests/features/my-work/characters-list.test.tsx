import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { putCharacter } from '#stores/character-edits.ts'
import { openScreen } from '#stores/router.ts'
import { $script } from '#stores/script.ts'
import { expectAccessible } from '../../components/accessibility.ts'
import { overflow } from '../../components/render-page.tsx'
import { aSavedCharacter } from '../../core/script-builders.ts'
import {
  choose,
  entry,
  heading,
  openMyCharacters,
  rename,
  shows,
  sortBy,
  toast,
  twoCharacters,
  undo
} from './my-work-helpers.tsx'

test('shows what was saved, by search and in the chosen order', async () => {
  await openMyCharacters(twoCharacters)
  await shows(['Thủy Triều', 'Lamplighter'])
  expect(entry('Lamplighter').element().textContent).toMatch(
    /learn how many lamps burn.*Townsfolk.*Changed just now.*Private/
  )
  const search = page.getByRole('searchbox', { name: 'Search by name' })
  await search.fill('thuy')
  await shows(['Thủy Triều'])
  await search.fill('nobody')
  await expect.element(page.getByText('None of your characters has “nobody”')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await sortBy('Name')
  await shows(['Lamplighter', 'Thủy Triều'])
})

test('says what to do while nothing is saved', async () => {
  await openMyCharacters([])
  await expect.element(heading('Nothing saved yet')).toBeVisible()
  await expectAccessible()
})

test.each([390, 1000, 1440])('is accessible and fits %i px, with a bin', async width => {
  await openMyCharacters(twoCharacters, { width })
  await choose('Lamplighter', 'Delete')
  await expect.element(heading('Recently deleted')).toBeVisible()
  if (width === 390) await expectAccessible()
  expect(overflow()).toBe(0)
})

test('renames, duplicates, deletes and brings back', async () => {
  const { server } = await openMyCharacters(twoCharacters)
  await rename('Lamplighter', 'Candlemaker', 'Name')
  await shows(['Candlemaker', 'Thủy Triều'])
  await undo()
  await shows(['Lamplighter', 'Thủy Triều'])
  await choose('Lamplighter', 'Duplicate')
  await shows(['Lamplighter 2', 'Lamplighter', 'Thủy Triều'])
  await choose('Thủy Triều', 'Delete')
  await shows(['Lamplighter 2', 'Lamplighter'])
  await page.getByRole('button', { name: 'Restore Thủy Triều' }).click()
  await shows(['Lamplighter 2', 'Lamplighter', 'Thủy Triều'])
  expect(server.characters.saved().map(({ name }) => name)).toEqual([
    'Lamplighter',
    'Lamplighter 2',
    'Thủy Triều'
  ])
})

test('says what changed after an earlier version, and restores it; undo too', async () => {
  const { server, ids } = await openMyCharacters([aSavedCharacter()])
  const next = aSavedCharacter({ team: 'outsider', reminders: ['Lit'], almanacDetails: 'Of lamps.' })
  server.characters.saveElsewhere(next, ids[0])
  const content = () => server.characters.saved()[0]?.content
  await choose('Lamplighter', 'Earlier versions')
  await expect.poll(() => document.querySelectorAll('.version')).toHaveLength(1)
  document.querySelector<HTMLElement>('.version > summary')?.click()
  const dialog = page.getByRole('dialog', { name: 'Earlier versions' })
  await expect.element(dialog.getByText('“Townsfolk” became “Outsider”')).toBeVisible()
  expect(document.querySelector('.difference-list')?.textContent).toMatch(
    /Reminders?.*added: Lit.*Almanac text.*now “Of lamps\.”/
  )
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Restore this version' }).click()
  await expect.poll(content).toEqual(aSavedCharacter())
  await undo()
  await expect.poll(content).toEqual(next)
})

test('adds a character to the open script, once, with its almanac text', async () => {
  await openMyCharacters([aSavedCharacter({ almanacDetails: 'Of lamps.' })])
  await choose('Lamplighter', 'Add to the open script')
  await expect.element(toast().getByText('Lamplighter added')).toBeVisible()
  await choose('Lamplighter', 'Add to the open script')
  await expect.element(toast().getByText('Lamplighter is already on the script')).toBeVisible()
  expect($script.get().customData).toEqual({ 'lamplighter-almanacDetails': 'Of lamps.' })
  openScreen('script')
  await expect.element(page.getByRole('button', { name: 'Lamplighter: move' })).toBeVisible()
  // The script is stored in the browser with it.
  const stored = () => JSON.parse(localStorage.getItem('belfry:script') ?? '{}').script?.customData
  await expect.poll(stored).toEqual({ 'lamplighter-almanacDetails': 'Of lamps.' })
})

test('gets a character of the open script as a new one, then as a new version of the same', async () => {
  const { server } = await openMyCharacters([aSavedCharacter({ id: 'tide', name: 'Tide' })])
  await choose('Tide', 'Add to the open script')
  await expect.element(toast().getByText('Tide added')).toBeVisible()
  openScreen('script')
  const chooseOnScript = async (name: string, item: string) => {
    await page.getByRole('button', { name: `${name}: move` }).click()
    await page.getByRole('menuitem', { name: item, exact: true }).click()
  }
  const edit = async (from: string, fields: Record<string, string>) => {
    await chooseOnScript(from, 'Edit')
    for (const [label, text] of Object.entries(fields))
      await page.getByRole('textbox', { name: label, exact: true }).fill(text)
    await page.getByRole('button', { name: 'Apply', exact: true }).first().click()
  }
  const saved = () => server.characters.saved().map(({ name, version }) => `${name} ${version}`)

  await edit('Tide', { ID: 'ebb', Name: 'Ebb' })
  await chooseOnScript('Ebb', 'Save to My characters')
  await expect.element(toast().getByText('Saved to your account: Ebb')).toBeVisible()
  expect(saved()).toEqual(['Ebb 1', 'Tide 1'])
  await edit('Ebb', { Name: 'Low Ebb' })
  await chooseOnScript('Low Ebb', 'Save to My characters')
  await page.getByRole('button', { name: 'Replace Ebb' }).click()
  await expect.poll(saved).toEqual(['Low Ebb 2', 'Tide 1'])
})

test('a character whose id is on the script is added with a free id, or in place of that one', async () => {
  await openMyCharacters([aSavedCharacter({ ability: 'Learn how many lamps burn.' })])
  const onScript = () => $script.get().characters.map(each => [each.id, each.kind === 'custom' && each.name])
  const { id, ...lamp } = aSavedCharacter({ name: 'Lantern' })
  putCharacter(undefined, { kind: 'custom', id, ...lamp }, '')
  const dialog = page.getByRole('dialog', { name: 'The ID “lamplighter” is taken' })
  await choose('Lamplighter', 'Add to the open script')
  await expect.element(dialog.getByText('Lantern on the script also has the ID')).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Use the ID “lamplighter-2”' }).click()
  await expect.poll(onScript).toEqual([
    ['lamplighter', 'Lantern'],
    ['lamplighter-2', 'Lamplighter']
  ])
  await undo()
  await choose('Lamplighter', 'Add to the open script')
  await dialog.getByRole('button', { name: 'Replace Lantern' }).click()
  await expect.poll(onScript).toEqual([['lamplighter', 'Lamplighter']])
  await undo()
  await choose('Lamplighter', 'Add to the open script')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect(onScript()).toEqual([['lamplighter', 'Lantern']])
})

test('a copy has an id of its own, and a deleted one comes back only while its id is free', async () => {
  const { server, ids } = await openMyCharacters([aSavedCharacter()])
  await choose('Lamplighter', 'Duplicate')
  await shows(['Lamplighter 2', 'Lamplighter'])
  expect(server.characters.saved().map(({ content }) => content.id)).toEqual(['lamplighter', 'lamplighter-2'])
  await server.sendElsewhere('DELETE', `/api/characters/${ids[0]}`)
  server.characters.saveElsewhere(aSavedCharacter({ name: 'Lantern' }))
  await sortBy('Name')
  await page.getByRole('button', { name: 'Restore Lamplighter' }).click()
  await expect.element(page.getByText('Another of your characters has the same ID')).toBeVisible()
})
