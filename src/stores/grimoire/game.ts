import { atom, computed } from 'nanostores'
import type { Action } from '#core/grimoire/action.ts'
import { emptyGame, type Game } from '#core/grimoire/game.ts'
import * as core from '#core/grimoire/game-record.ts'
import { randomId } from '../storage/working-copy.ts'
import {
  type DeviceGame,
  type GameConflict,
  type GamesProblem,
  listGames,
  readGame,
  saveGame
} from './games-database.ts'

/** The game that this tab shows; undefined until one is opened. */
export const $deviceGame = atom<DeviceGame | undefined>()

/** The open game as it is now. */
export const $game = computed($deviceGame, game => game && core.currentGame(game.record))
export const $canUndoInGame = computed($deviceGame, game => (game?.record.done.length ?? 0) > 0)
export const $canRedoInGame = computed($deviceGame, game => (game?.record.undone.length ?? 0) > 0)

/**
 * Whether the open game is stored as it is shown. After a conflict, the state of the other window is shown, without the last
 * transaction of this one.
 */
export const $gameSaveState = atom<'saved' | 'saving' | GamesProblem | GameConflict>('saved')

/** Windows that show the same game tell each other of changes: the town square follows the grimoire. */
const channel = new BroadcastChannel('belfry:games')

/** Starts a game with a script, in addition to others. */
export function startGame(scriptId: string, start: Game = emptyGame): DeviceGame {
  const now = Date.now()
  const game = {
    id: randomId(),
    scriptId,
    name: '',
    startedAt: now,
    changedAt: now,
    record: core.newRecord(start)
  }
  replaceGame(game)
  return game
}

/** Shows no game. The stored one stays. */
export const closeGame = () => $deviceGame.set(undefined)

/** Opens the game of a script that was changed last; undefined if it has none, or it can't be read. */
export async function openLastGame(scriptId: string): Promise<DeviceGame | undefined> {
  const games = await listGames(scriptId)
  const [last] = games.ok ? games.value : []
  if (!games.ok) $gameSaveState.set(games.code)
  return last && openStoredGame(last.id)
}

/** Opens a stored game; undefined if there is none, or it can't be read. */
export async function openStoredGame(id: string): Promise<DeviceGame | undefined> {
  const game = await readGame(id)
  if (!game.ok) $gameSaveState.set(game.code)
  else if (game.value) $deviceGame.set(game.value)
  return game.ok ? game.value : undefined
}

/** Does actions in the open game as one transaction, and stores it. */
export const performActions = (...actions: Action[]) => changeRecord(record => core.perform(record, actions))

export const undoInGame = () => changeRecord(record => core.undo(record) ?? record)
export const redoInGame = () => changeRecord(record => core.redo(record) ?? record)

export function renameGame(name: string) {
  const game = $deviceGame.get()
  if (game && game.name !== name) replaceGame({ ...game, name, changedAt: Date.now() })
}

/**
 * Follows the changes that other windows make to the open game.
 *
 * @returns stops it
 */
export function followOtherWindows() {
  const follow = async ({ data }: MessageEvent<unknown>) => {
    const open = $deviceGame.get()
    if (!open || data !== open.id || unsaved.has(open.id)) return
    const stored = await readGame(open.id)
    if (stored.ok && stored.value && $deviceGame.get() === open) $deviceGame.set(stored.value)
  }
  channel.addEventListener('message', follow)
  return () => channel.removeEventListener('message', follow)
}

function changeRecord(change: (record: core.GameRecord) => core.GameRecord) {
  const game = $deviceGame.get()
  const record = game && change(game.record)
  if (record && record !== game.record) replaceGame({ ...game, record, changedAt: Date.now() })
}

/** Shows a game, or another state of the open one, and stores it. */
export function replaceGame(game: DeviceGame) {
  $deviceGame.set(game)
  unsaved.set(game.id, game)
  if (!isStoring) void storeUnsaved()
}

/** Games with changes that aren't stored yet, by id: another one may be opened meanwhile. */
const unsaved = new Map<string, DeviceGame>()
let isStoring = false

/** Stores all unsaved games. Changes during a save are stored after it; what can't be stored, with the next change. */
async function storeUnsaved() {
  isStoring = true
  $gameSaveState.set('saving')
  $gameSaveState.set((await storeEach()) ?? 'saved')
  isStoring = false
}

/** Returns why a game can't be stored; undefined once all are. */
async function storeEach(): Promise<GamesProblem | GameConflict | undefined> {
  for (let [game] = unsaved.values(); game; [game] = unsaved.values()) {
    const result = await saveGame(game)
    if (!result.ok && isConflict(result.code)) await showOtherWindows(game.id)
    if (!result.ok) return result.code
    if (unsaved.get(game.id) === game) unsaved.delete(game.id)
    channel.postMessage(game.id)
  }
}

const isConflict = (code: GamesProblem | GameConflict) => code === 'game_changed' || code === 'game_deleted'

/** Shows what another window has stored in place of this one's changes; no game if it has deleted it. */
async function showOtherWindows(id: string) {
  unsaved.delete(id)
  const stored = await readGame(id)
  if ($deviceGame.get()?.id === id) $deviceGame.set(stored.ok ? stored.value : undefined)
}
