import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Action } from '#core/grimoire/action.ts'
import { emptyGame } from '#core/grimoire/game.ts'
import { currentGame, storedRecord } from '#core/grimoire/game-record.ts'
import {
  $canRedoInGame,
  $canUndoInGame,
  $deviceGame,
  $game,
  $gameSaveState,
  followOtherWindows,
  openLastGame,
  openStoredGame,
  performActions,
  redoInGame,
  renameGame,
  startGame,
  undoInGame
} from '#stores/grimoire/game.ts'
import { type DeviceGame, deleteGame, listGames, readGame } from '#stores/grimoire/games-database.ts'

const join = (...ids: string[]): Action => ({
  type: 'addSeats',
  data: { at: 0, seats: ids.map(id => ({ id, player: id, pronouns: '', traveller: false })) }
})
const players = () => $game.get()?.seats.map(({ player }) => player)
const saved = () => vi.waitFor(() => expect($gameSaveState.get()).toBe('saved'))
const storedGames = async (scriptId: string) => {
  const games = await listGames(scriptId)
  const read = games.ok ? await Promise.all(games.value.map(({ id }) => readGame(id))) : []
  return read.flatMap(game => (game.ok && game.value ? [game.value] : []))
}

/** Changes a stored game as another window does: this one doesn't learn of it. */
async function changeElsewhere(id: string, change: object) {
  const database = await openDB('belfry-games')
  const stored = await database.get('games', id)
  await database.put('games', { ...stored, revision: stored.revision + 1, ...change })
  database.close()
}

afterEach(() => {
  vi.restoreAllMocks()
  $deviceGame.set(undefined)
  $gameSaveState.set('saved')
})

describe('a game', () => {
  test('is stored with every change, and opened again as it was', async () => {
    startGame('script-1')
    performActions(join('Ann'))
    performActions(join('Ben'))
    undoInGame()
    await saved()
    const before = $deviceGame.get()
    $deviceGame.set(undefined)
    expect(await openLastGame('script-1')).toEqual(before)
    expect(players()).toEqual(['Ann'])
    expect([$canUndoInGame.get(), $canRedoInGame.get()]).toEqual([true, true])
    redoInGame()
    expect(players()).toEqual(['Ben', 'Ann'])
    await saved()
  })

  test('belongs to its script', async () => {
    startGame('script-2')
    await saved()
    expect(await openLastGame('script-3')).toBeUndefined()
  })

  test('is one of several; the last changed one opens', async () => {
    vi.spyOn(Date, 'now').mockReturnValueOnce(1000).mockReturnValueOnce(2000).mockReturnValueOnce(3000)
    const first = startGame('script-4')
    await saved()
    startGame('script-4')
    await saved()
    await openStoredGame(first.id)
    renameGame('Thursday')
    await saved()
    expect((await storedGames('script-4')).map(({ name }) => name)).toEqual(['Thursday', ''])
    expect((await openLastGame('script-4'))?.name).toBe('Thursday')
  })

  test('can be deleted', async () => {
    const { id } = startGame('script-5')
    await saved()
    await deleteGame(id)
    expect(await storedGames('script-5')).toEqual([])
  })

  test('changes without one open do nothing', () => {
    performActions(join('Ann'))
    expect($deviceGame.get()).toBeUndefined()
  })
})

test('an action that changes nothing is no change', async () => {
  startGame('script-6')
  await saved()
  const before = $deviceGame.get()
  performActions({ type: 'kill', data: { seat: 'nobody' } })
  undoInGame()
  redoInGame()
  expect($deviceGame.get()).toBe(before)
})

test('a game is stored whole when another one starts during the save', async () => {
  const first = startGame('script-10')
  performActions(join('Ann'))
  performActions(join('Ben'))
  startGame('script-11')
  await saved()
  const [game] = await storedGames('script-10')
  expect(game?.id).toBe(first.id)
  expect(game && currentGame(game.record).seats).toHaveLength(2)
  expect(await storedGames('script-11')).toHaveLength(1)
})

test('a game that can’t be stored says so, and is stored with the next change', async () => {
  startGame('script-7')
  await saved()
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  performActions(join('Ann'))
  await vi.waitFor(() => expect($gameSaveState.get()).toBe('games_full'))
  expect(players()).toEqual(['Ann'])
  put.mockRestore()
  performActions(join('Ben'))
  await saved()
  const [game] = await storedGames('script-7')
  expect(game && currentGame(game.record).seats).toHaveLength(2)
})

describe('another window', () => {
  const stored = (game: DeviceGame, round: number) => ({
    record: storedRecord({ ...game.record, start: { ...emptyGame, round } })
  })

  test('is followed', async () => {
    const game = startGame('script-8')
    await saved()
    const stop = followOtherWindows()
    await changeElsewhere(game.id, stored(game, 3))
    new BroadcastChannel('belfry:games').postMessage(game.id)
    await vi.waitFor(() => expect($game.get()?.round).toBe(3))
    performActions(join('Ann'))
    await saved()
    expect(players()).toEqual(['Ann'])
    stop()
  })

  test('loses nothing when both change the game at once', async () => {
    const game = startGame('script-12')
    await saved()
    await changeElsewhere(game.id, stored(game, 3))
    performActions(join('Ann'))
    await vi.waitFor(() => expect($gameSaveState.get()).toBe('game_changed'))
    expect([$game.get()?.round, players()]).toEqual([3, []])
  })

  test('deletes a game for good', async () => {
    const { id } = startGame('script-13')
    await saved()
    await deleteGame(id)
    performActions(join('Ann'))
    await vi.waitFor(() => expect($gameSaveState.get()).toBe('game_deleted'))
    expect($deviceGame.get()).toBeUndefined()
    expect(await storedGames('script-13')).toEqual([])
  })
})

test('a game that this version can’t read is listed, not opened, and stays', async () => {
  const { id } = startGame('script-9')
  await saved()
  await changeElsewhere(id, { record: { version: 2 } })
  expect(await openLastGame('script-9')).toBeUndefined()
  const games = await listGames('script-9')
  expect(games.ok && games.value.map(game => game.id)).toEqual([id])
})
