import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadTexts } from '#catalogue/texts.ts'
import { emptyGame, emptySeat } from '#core/grimoire/game.ts'
import { $catalogueTexts } from '#stores/cast.ts'
import { $deviceGame, $gameSaveState, performActions, startGame } from '#stores/grimoire/game.ts'
import { deleteGame } from '#stores/grimoire/games-database.ts'
import { announceGame } from '#stores/grimoire/square-channel.ts'
import { $grimoire, $square, $squareState, watchGame } from '#stores/grimoire/town-square.ts'
import { waitFor } from '../../wait.ts'

const seats = [
  { ...emptySeat('ada', 'Ada'), character: 'imp' },
  { ...emptySeat('ben', 'Ben'), character: 'scapegoat', traveller: true }
]
const texts = await loadTexts('en')
const saved = () => waitFor(() => expect($gameSaveState.get()).toBe('saved'))
const shown = () => waitFor(() => expect($squareState.get()).toBe('shown'))
const stops: (() => void)[] = []

/** What another window does after it has changed a game. */
function tellOfChange(id: string) {
  const channel = new BroadcastChannel('belfry:games')
  channel.postMessage(id)
  stops.push(() => channel.close())
}

async function startedGame() {
  const { id } = startGame('script', { ...emptyGame, seats, phase: 'day', round: 1 })
  await saved()
  return id
}

beforeEach(() => {
  $catalogueTexts.set(texts)
  vi.stubGlobal('addEventListener', vi.fn())
})

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.unstubAllGlobals()
  $deviceGame.set(undefined)
  $grimoire.set(undefined)
})

test('a game is shown without its secrets, with the characters that everybody may know', async () => {
  stops.push(watchGame(await startedGame()))
  await shown()
  const square = $square.get()
  expect(square?.game.seats.map(({ player, character }) => [player, character])).toEqual([
    ['Ada', ''],
    ['Ben', 'scapegoat']
  ])
  expect([...(square?.characters.keys() ?? [])]).toEqual(['scapegoat'])
})

test('the changes of the grimoire are followed', async () => {
  stops.push(watchGame(await startedGame()))
  await shown()
  performActions({ type: 'kill', data: { seat: 'ada' } })
  await waitFor(() => expect($square.get()?.game.seats[0]?.alive).toBe(false))
})

test('a game that is deleted is missed; one that comes back is shown', async () => {
  const id = await startedGame()
  stops.push(watchGame(id))
  await shown()
  await deleteGame(id)
  tellOfChange(id)
  await waitFor(() => expect($squareState.get()).toBe('missing'))
  expect($square.get()).toBeUndefined()
})

test('a game that isn’t on this device is missing', async () => {
  stops.push(watchGame('nowhere'))
  await waitFor(() => expect($squareState.get()).toBe('missing'))
})

test('nothing that is done in this window changes the game that it shows', async () => {
  stops.push(watchGame(await startedGame()))
  await shown()
  $deviceGame.set(undefined)
  performActions({ type: 'kill', data: { seat: 'ada' } })
  expect($square.get()?.game.seats[0]?.alive).toBe(true)
})

describe('the grimoire', () => {
  test('tells which game it shows: when asked, and when it opens another one', async () => {
    const id = await startedGame()
    stops.push(announceGame())
    stops.push(watchGame(id))
    await waitFor(() => expect($grimoire.get()).toEqual({ game: id }))
    const other = await startedGame()
    await waitFor(() => expect($grimoire.get()).toEqual({ game: other }))
  })

  test('tells that it is closed', async () => {
    const id = await startedGame()
    stops.push(watchGame(id))
    const close = announceGame()
    await waitFor(() => expect($grimoire.get()).toEqual({ game: id }))
    close()
    await waitFor(() => expect($grimoire.get()).toBe('closed'))
  })
})
