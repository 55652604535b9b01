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
  $gameConflict,
  $gameSaveState,
  duplicateGame,
  followOtherWindows,
  openLastGame,
  openStoredGame,
  performActions,
  redoInGame,
  removeGame,
  renameGame,
  retrySaving,
  startGame,
  undoInGame
} from '#stores/grimoire/game.ts'
import { type DeviceGame, deleteGame, listGames, readGame } from '#stores/grimoire/games-database.ts'
import { openWorkingCopy } from '#stores/script.ts'
import { aScript } from '../../core/script-builders.ts'
import { waitFor } from '../../wait.ts'

const join = (...ids: string[]): Action => ({
  type: 'addSeats',
  data: { at: 0, seats: ids.map(id => ({ id, player: id, pronouns: '', traveller: false })) }
})
const players = () => $game.get()?.seats.map(({ player }) => player)
const saved = () => waitFor(() => expect($gameSaveState.get()).toBe('saved'))
const storedGames = async (scriptId: string) => {
  const games = await listGames(scriptId)
  const read = games.ok ? await Promise.all(games.value.map(({ id }) => readGame(id))) : []
  return read.flatMap(game => (game.ok && game.value ? [game.value] : []))
}

/** The device has no room left. */
const failToStore = () =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })

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
    await renameGame('Thursday')
    await saved()
    expect((await storedGames('script-4')).map(({ name }) => name)).toEqual(['Thursday', ''])
    $deviceGame.set(undefined)
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
  const put = failToStore()
  performActions(join('Ann'))
  await waitFor(() => expect($gameSaveState.get()).toBe('games_full'))
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
    await waitFor(() => expect($game.get()?.round).toBe(3))
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
    await waitFor(() => expect($gameSaveState.get()).toBe('game_changed'))
    expect([$game.get()?.round, players()]).toEqual([3, []])
    expect($gameConflict.get()).toBe('game_changed')
  })

  test('loses nothing when this one has read its changes without showing them', async () => {
    const game = startGame('script-14')
    await saved()
    await changeElsewhere(game.id, stored(game, 3))
    // As a town square does.
    await readGame(game.id)
    performActions(join('Ann'))
    await waitFor(() => expect($gameSaveState.get()).toBe('game_changed'))
    expect([$game.get()?.round, players()]).toEqual([3, []])
  })

  test('loses nothing when this one goes on while it reads the changes', async () => {
    const game = startGame('script-15')
    await saved()
    await changeElsewhere(game.id, stored(game, 3))
    const { get } = IDBObjectStore.prototype
    const reads = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (
      this: IDBObjectStore,
      key
    ) {
      // The first one finds the conflict.
      if (reads.mock.calls.length === 2) performActions(join('Ben'))
      return get.call(this, key)
    })
    performActions(join('Ann'))
    await waitFor(() => expect($gameSaveState.get()).toBe('game_changed'))
    expect([$game.get()?.round, players()]).toEqual([3, []])
    expect(await storedGames('script-15')).toMatchObject([{ record: { start: { round: 3 } } }])
  })

  test('deletes a game for good', async () => {
    const { id } = startGame('script-13')
    await saved()
    await deleteGame(id)
    performActions(join('Ann'))
    await waitFor(() => expect($gameSaveState.get()).toBe('game_deleted'))
    expect($deviceGame.get()).toBeUndefined()
    expect(await storedGames('script-13')).toEqual([])
  })
})

test('a game that this version can’t read is listed, not opened, and stays', async () => {
  const { id } = startGame('script-9')
  await saved()
  await changeElsewhere(id, { record: { version: 2 }, summary: undefined })
  $deviceGame.set(undefined)
  expect(await openLastGame('script-9')).toBeUndefined()
  const games = await listGames('script-9')
  expect(games.ok && games.value.map(({ id, summary }) => [id, summary])).toEqual([[id, undefined]])
  expect([await renameGame('Friday', id), await duplicateGame(id, 'Copy')]).toEqual([false, false])
  const restore = await removeGame(id)
  expect(await listGames('script-9')).toEqual({ ok: true, value: [] })
  await restore?.()
  expect(await listGames('script-9')).toEqual(games)
})

describe('a list of games', () => {
  test('says where each game is, and with which script', async () => {
    openWorkingCopy({ id: 'script-20', script: aScript({ title: 'Trouble' }) })
    const { id } = startGame('script-20')
    performActions(join('Ann', 'Ben'), { type: 'startNight', data: {} })
    await saved()
    const games = await listGames('script-20')
    expect(games.ok && games.value).toMatchObject([
      { id, scriptTitle: 'Trouble', summary: { phase: 'night', round: 1, players: 2 } }
    ])
  })

  test('says it of games of the first release too, which are stored without', async () => {
    const { id } = startGame('script-21')
    performActions(join('Ann'))
    await saved()
    await changeElsewhere(id, { summary: undefined, script: undefined })
    const games = await listGames('script-21')
    expect(games.ok && games.value).toMatchObject([{ summary: { phase: 'setup', round: 0, players: 1 } }])
  })

  test('has all games, or those of a script', async () => {
    startGame('script-22')
    startGame('script-23')
    await saved()
    const [all, some] = [await listGames(), await listGames('script-23')]
    const scripts = (games: typeof all) => games.ok && games.value.map(({ scriptId }) => scriptId)
    expect(scripts(all)).toEqual(expect.arrayContaining(['script-22', 'script-23']))
    expect(scripts(some)).toEqual(['script-23'])
  })
})

describe('another game than the open one', () => {
  test('is renamed and copied, and the open one stays', async () => {
    const first = startGame('script-24')
    const second = startGame('script-24')
    await renameGame('Thursday', first.id)
    await duplicateGame(first.id, 'Thursday (2)')
    await saved()
    expect($deviceGame.get()).toBe(second)
    expect((await storedGames('script-24')).map(({ name }) => name).sort()).toEqual([
      '',
      'Thursday',
      'Thursday (2)'
    ])
  })
})

describe('a deleted game', () => {
  test('is restored with the last change, and is open again if it was', async () => {
    const { id } = startGame('script-25')
    performActions(join('Ann'))
    const restore = await removeGame(id)
    expect([$deviceGame.get(), await storedGames('script-25')]).toEqual([undefined, []])
    await restore?.()
    expect(players()).toEqual(['Ann'])
    performActions(join('Ben'))
    await saved()
    expect((await storedGames('script-25')).map(({ record }) => currentGame(record).seats.length)).toEqual([
      2
    ])
  })

  test('that wasn’t open leaves the open one alone', async () => {
    const first = startGame('script-26')
    const second = startGame('script-26')
    await saved()
    const restore = await removeGame(first.id)
    await restore?.()
    expect($deviceGame.get()).toBe(second)
    expect(await storedGames('script-26')).toHaveLength(2)
  })
})

test('a game that isn’t stored yet is opened again as it was left', async () => {
  const first = startGame('script-27')
  await saved()
  const put = failToStore()
  performActions(join('Ann'))
  startGame('script-27')
  await waitFor(() => expect($gameSaveState.get()).toBe('games_full'))
  await openStoredGame(first.id)
  expect(players()).toEqual(['Ann'])
  put.mockRestore()
  retrySaving()
  await saved()
  expect(await storedGames('script-27')).toHaveLength(2)
})
