import { atom, computed } from 'nanostores'
import type { Action } from '#core/grimoire/action.ts'
import { emptyGame, type Game } from '#core/grimoire/game.ts'
import * as core from '#core/grimoire/game-record.ts'
import { $workingCopy } from '../script.ts'
import { randomId } from '../storage/working-copy.ts'
import {
  type DeviceGame,
  deleteGame,
  type GameConflict,
  type GamesProblem,
  gamesChannel,
  listGames,
  readGame,
  saveGame,
  takeUpGame
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

/** The last conflict, until the storyteller has read about it: the next change may be stored at once. */
export const $gameConflict = atom<GameConflict | undefined>()

/** Starts a game with a script, in addition to others. */
export const startGame = (scriptId: string, start: Game = emptyGame): DeviceGame =>
  addGame(scriptId, '', core.newRecord(start))

/** Opens a game that this device doesn't have yet, and stores it. */
export function addGame(scriptId: string, name: string, record: core.GameRecord): DeviceGame {
  const now = Date.now()
  return replaceGame({ id: randomId(), scriptId, name, startedAt: now, changedAt: now, record })
}

/** Shows no game. The stored one stays. */
export const closeGame = () => $deviceGame.set(undefined)

/**
 * Opens the game of a script that was changed last, unless one of it has been opened meanwhile; undefined if it has none, or it
 * can't be read.
 */
export async function openLastGame(scriptId: string): Promise<DeviceGame | undefined> {
  const games = await listGames(scriptId)
  const [last] = games.ok ? games.value : []
  if (!games.ok) $gameSaveState.set(games.code)
  const open = $deviceGame.get()
  return open?.scriptId === scriptId ? open : last && openStoredGame(last.id)
}

/** Opens a stored game; undefined if there is none, or it can't be read. */
export async function openStoredGame(id: string): Promise<DeviceGame | undefined> {
  const game = await findGame(id)
  if (game) $deviceGame.set(game)
  return game
}

/** A game with the changes of this window that aren't stored yet; undefined if there is none, or it can't be read. */
export async function findGame(id: string): Promise<DeviceGame | undefined> {
  const known = unsaved.get(id)
  if (known) return known
  const stored = await readGame(id)
  if (!stored.ok) $gameSaveState.set(stored.code)
  // It may have changed here meanwhile.
  return unsaved.get(id) ?? (stored.ok && stored.value ? takeUpGame(stored.value) : undefined)
}

/** Does actions in the open game as one transaction, and stores it. */
export const performActions = (...actions: Action[]) => changeRecord(record => core.perform(record, actions))

export const undoInGame = () => changeRecord(record => core.undo(record) ?? record)
export const redoInGame = () => changeRecord(record => core.redo(record) ?? record)

/** Renames a game: the open one, or another one that is stored. Returns whether it could be read. */
export async function renameGame(name: string, id = $deviceGame.get()?.id): Promise<boolean> {
  const game = id === undefined ? undefined : await findGame(id)
  if (!game) return false
  const isOpen = $deviceGame.get()?.id === id
  if (game.name !== name) (isOpen ? replaceGame : storeGame)({ ...game, name, changedAt: Date.now() })
  return true
}

/** Adds a copy of a game, which isn't opened. Returns whether it could be read. */
export async function duplicateGame(id: string, name: string): Promise<boolean> {
  const game = await findGame(id)
  if (game) storeGame({ ...game, id: randomId(), name, changedAt: Date.now() })
  return game !== undefined
}

/**
 * Deletes a game. If it is open, no game is shown.
 *
 * @returns restores it as it was, and opens it if it was open; undefined if it can't be deleted
 */
export async function removeGame(id: string): Promise<(() => Promise<void>) | undefined> {
  // What has just been done in it is restored too.
  await storing
  const deleted = await deleteGame(id)
  if (!deleted.ok) {
    $gameSaveState.set(deleted.code)
    return undefined
  }
  unsaved.delete(id)
  const wasOpen = $deviceGame.get()?.id === id
  if (wasOpen) closeGame()
  return async () => {
    await deleted.value()
    if (wasOpen && !$deviceGame.get()) await openStoredGame(id)
  }
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
    if (stored.ok && stored.value && $deviceGame.get() === open) $deviceGame.set(takeUpGame(stored.value))
  }
  gamesChannel.addEventListener('message', follow)
  return () => gamesChannel.removeEventListener('message', follow)
}

function changeRecord(change: (record: core.GameRecord) => core.GameRecord) {
  const game = $deviceGame.get()
  const record = game && change(game.record)
  if (record && record !== game.record) replaceGame({ ...game, record, changedAt: Date.now() })
}

/** Shows a game, with its script if it is that of the open one, and stores it. */
export function replaceGame(game: DeviceGame): DeviceGame {
  const { id, script } = $workingCopy.get()
  const shown = game.scriptId === id ? { ...game, script } : game
  $deviceGame.set(shown)
  return storeGame(shown)
}

/** Games with changes that aren't stored yet, by id: another one may be opened meanwhile. */
const unsaved = new Map<string, DeviceGame>()
let storing: Promise<void> | undefined

function storeGame(game: DeviceGame): DeviceGame {
  unsaved.set(game.id, game)
  retrySaving()
  return game
}

/** Stores all unsaved games. Changes during a save are stored after it; what can't be stored, with the next change. */
export function retrySaving() {
  storing ??= storeUnsaved()
}

async function storeUnsaved() {
  $gameSaveState.set('saving')
  let problem: GamesProblem | GameConflict | undefined
  do problem = await storeEach()
  while (unsaved.size > 0 && !problem)
  storing = undefined
  $gameSaveState.set(problem ?? 'saved')
}

/** Returns why a game isn't stored; undefined once all are. */
async function storeEach(): Promise<GamesProblem | GameConflict | undefined> {
  let conflict: GameConflict | undefined
  for (let [game] = unsaved.values(); game; [game] = unsaved.values()) {
    const result = await saveGame(game)
    const code = result.ok ? undefined : result.code
    if (code === 'game_changed' || code === 'game_deleted') {
      conflict = code
      await showOtherWindows(game.id, code)
    } else if (code) return code
    else if (unsaved.get(game.id) === game) unsaved.delete(game.id)
  }
  return conflict
}

/** Shows what another window has stored in place of this one's changes; no game if it has deleted it. */
async function showOtherWindows(id: string, conflict: GameConflict) {
  unsaved.delete(id)
  const stored = await readGame(id)
  // What was done meanwhile is based on the lost state too: its save finds the same conflict.
  if ($deviceGame.get()?.id !== id || unsaved.has(id)) return
  $gameConflict.set(conflict)
  $deviceGame.set(stored.ok && stored.value ? takeUpGame(stored.value) : undefined)
}
