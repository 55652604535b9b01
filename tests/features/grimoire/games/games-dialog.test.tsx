import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emptyGame, type Game } from '#core/grimoire/game.ts'
import { $deviceGame, $gameSaveState, startGame } from '#stores/grimoire/game.ts'
import { deleteGame, listGames } from '#stores/grimoire/games-database.ts'
import { closeGrimoireDialog } from '#stores/grimoire/view.ts'
import { saveToLibrary } from '#stores/library/local-scripts.ts'
import { $openScriptId, $script } from '#stores/script.ts'
import { expectAccessible } from '../../../components/accessibility.ts'
import { chooseFiles, dropFiles, paste } from '../../../components/choose-file.ts'
import { collectDownloads } from '../../../components/downloads.ts'
import { openBuilder } from '../../../components/open-builder.tsx'
import { aScript, custom } from '../../../core/script-builders.ts'
import { waitFor } from '../../../wait.ts'
import { openGame, presentGame, seatsOf } from '../open-game.tsx'

const later = { timeout: 15_000 }
const dialog = () => page.getByRole('dialog')
const row = (name: string) => page.getByRole('button', { name, exact: true })
const saved = () => waitFor(() => expect($gameSaveState.get()).toBe('saved'))
const bells = aScript({ title: 'Bells', characters: ['imp', custom('bellringer', { name: 'Bell Ringer' })] })
const townSquare = JSON.stringify({
  players: [{ name: 'Zoe', role: 'bellringer', reminders: [], isDead: true }],
  bluffs: [],
  edition: { id: 'custom', name: 'Bells' },
  roles: [{ id: 'bellringer', name: 'Bell Ringer', team: 'townsfolk', ability: 'Rings.' }]
})

async function openList() {
  await page.getByRole('button', { name: 'More for this game' }).click()
  await page.getByRole('menuitem', { name: 'Games' }).click()
  await expect.element(page.getByText('Open now'), later).toBeVisible()
}

async function choose(name: string | RegExp, item: string) {
  const more = typeof name === 'string' ? `More for ${name}` : name
  await page.getByRole('button', { name: more, exact: true }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

/** A game with this name of the open script. */
async function playNamed(name: string, game: Partial<Game> = {}) {
  await openGame({ seats: seatsOf({ Ada: 'imp', Ben: 'empath' }), phase: 'day', round: 3, ...game })
  await openList()
  await choose(/^More for Game of /, 'Rename')
  await userEvent.keyboard(name)
  await page.getByRole('button', { name: 'Rename' }).click()
  await expect.element(row(name)).toBeVisible()
}

beforeEach(async () => {
  const games = await listGames()
  for (const { id } of games.ok ? games.value : []) await deleteGame(id)
})

test('games are listed with where they are, and one is opened where it was', async () => {
  await playNamed('Thursday')
  await expect.element(dialog()).toMatchTextContent(/Day 32 playersChanged just now/)
  await expectAccessible()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'More for this game' }).click()
  await page.getByRole('menuitem', { name: 'Start another game' }).click()
  await expect.poll(() => presentGame().phase).toBe('setup')
  await openList()
  await row('Thursday').click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Day 3' })).toBeVisible()
  expect(presentGame().seats.map(({ character }) => character)).toEqual(['imp', 'empath'])
})

test('a deleted game is brought back, in the list or after it', async () => {
  await playNamed('Thursday')
  await choose('Thursday', 'Delete')
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect.element(dialog().getByRole('status')).toMatchTextContent(/Thursday deleted/)
  await expect.element(dialog().getByRole('button', { name: 'Undo' })).toHaveFocus()
  await expect.element(row('Thursday')).not.toBeInTheDocument()
  await expectAccessible()
  await dialog().getByRole('button', { name: 'Undo' }).click()
  await expect.element(row('Thursday')).toBeVisible()
  expect(presentGame().round).toBe(3)

  await choose('Thursday', 'Delete')
  await expect.element(dialog().getByRole('status')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).first().click()
  await expect.element(page.getByRole('button', { name: 'Start a game' })).toBeVisible()
  await undo.click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Day 3' })).toBeVisible()
})

test('a game is copied and saved as a file that opens again', async () => {
  const downloads = collectDownloads()
  await playNamed('Thursday')
  await choose('Thursday', 'Duplicate')
  await expect.element(row('Thursday 2')).toBeVisible()
  await choose('Thursday', 'Save as game file')
  await expect.poll(() => downloads).toHaveLength(1)
  await choose('Thursday', 'Save for townsquare')
  await expect.poll(() => downloads).toHaveLength(2)
  const [ours, theirs] = await Promise.all(downloads)
  expect(ours?.name).toMatch(/^thursday-\d{4}-\d\d-\d\d\.json$/)
  expect(theirs?.name).toMatch(/^thursday-\d{4}-\d\d-\d\d-townsquare\.json$/)
  expect(JSON.parse((await theirs?.content.text()) ?? '').players).toHaveLength(2)

  if (ours) chooseFiles([new File([ours.content], ours.name)])
  await expect.element(dialog()).not.toBeInTheDocument()
  expect($deviceGame.get()).toMatchObject({ name: 'Thursday', scriptId: $openScriptId.get() })
  expect(await listGames()).toMatchObject({ value: { length: 3 } })
})

test('a game of another script is opened with that script', async () => {
  await saveToLibrary({ id: 'bells', script: bells })
  await playNamed('Thursday')
  startGame('bells', { ...emptyGame, phase: 'ended', winner: 'evil', round: 2 })
  await saved()
  await page.getByRole('button', { name: 'Close' }).click()
  await openList()
  await expect.element(page.getByRole('heading', { level: 3, name: 'Bells' })).toBeVisible()
  await page.getByRole('button', { name: /^Game of .*\d$/ }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Evil wins' })).toBeVisible()
  await expect.poll(() => $script.get().title).toBe('Bells')
})

test('a file whose characters the script lacks brings its script too', async () => {
  await openGame({ seats: seatsOf({ Ada: 'imp' }) })
  await openList()
  dropFiles([new File([townSquare], 'state.json')])
  await expect
    .element(dialog(), later)
    .toMatchTextContent(/1 character of this game isn’t on the open script: Bell Ringer\./)
  await expectAccessible()
  await page.getByRole('button', { name: 'Open game and script' }).click()
  await expect.poll(() => $script.get().title).toBe('Bells')
  expect(presentGame().seats).toMatchObject([{ player: 'Zoe', character: 'bellringer', alive: false }])
})

test('such a file can be opened with the open script, or not at all', async () => {
  await openGame({ seats: seatsOf({ Ada: 'imp' }) })
  await openList()
  paste(townSquare)
  await expect.element(page.getByRole('button', { name: 'Use my open script' }), later).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(page.getByRole('heading', { level: 2, name: 'Games' })).toBeVisible()
  expect(presentGame().seats).toMatchObject([{ player: 'Ada' }])
  paste(townSquare)
  await page.getByRole('button', { name: 'Use my open script' }).click()
  await expect.poll(() => presentGame().seats).toMatchObject([{ player: 'Zoe', character: 'bellringer' }])
})

test.each([
  ['Washerwoman', 'it isn’t JSON'],
  ['["imp"]', 'This file contains no game.'],
  ['{"belfry":"game","version":2}', 'This file is from a newer version of Belfry.'],
  ['{"belfry":"game","version":1}', 'Part of this game can’t be read']
])('%s: %s', async (text, message) => {
  await openGame({ seats: seatsOf({ Ada: 'imp' }) })
  await openList()
  paste(text)
  await expect.element(dialog().getByRole('alert')).toMatchTextContent(message)
})

test('a file that is too large isn’t read', async () => {
  await openGame({ seats: seatsOf({ Ada: 'imp' }) })
  await openList()
  chooseFiles([new File(['x'.repeat(5 * 1024 * 1024 + 1)], 'large.json')])
  await expect.element(dialog().getByRole('alert')).toMatchTextContent(/A game file can have up to 5 MB\./)
})

test('without a game, the list is at hand too', async () => {
  closeGrimoireDialog()
  await openBuilder({ screen: 'grimoire' })
  await page.getByRole('button', { name: 'Games' }).click()
  await expect.element(dialog(), later).toMatchTextContent(/No games yet/)
})
