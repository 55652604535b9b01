import { atom, computed } from 'nanostores'
import type { Action } from '#core/grimoire/action.ts'
import { emptyGame, type Game } from '#core/grimoire/game.ts'
import * as core from '#core/grimoire/game-record.ts'
import { randomId } from '../storage/working-copy.ts'
import { type DeviceGame, type GamesProblem, readGames, saveGame } from './games-database.ts'

/** The game that this tab shows; undefined until one is opened. */
export const $deviceGame = atom<DeviceGame | undefined>()

/** The open game as it is now. */
export const $game = computed($deviceGame, game => game && core.currentGame(game.record))
export const $canUndoStep = computed($deviceGame, game => (game?.record.done.length ?? 0) > 0)
export const $canRedoStep = computed($deviceGame, game => (game?.record.undone.length ?? 0) > 0)

/** Whether the open game is stored as it is shown. */
export const $gameSaveState = atom<'saved' | 'saving' | GamesProblem>('saved')

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

/** Opens the game of a script that was changed last; undefined if it has none, or none can be read. */
export async function openLastGame(scriptId: string): Promise<DeviceGame | undefined> {
  const games = await readGames(scriptId)
  const last = games.ok ? games.value[0] : undefined
  if (!games.ok) $gameSaveState.set(games.code)
  if (last) $deviceGame.set(last)
  return last
}

export const openGame = (game: DeviceGame) => $deviceGame.set(game)

/** Does actions in the open game as one step, and stores it. */
export const performActions = (...step: Action[]) => changeRecord(record => core.perform(record, step))

export const undoStep = () => changeRecord(record => core.undo(record) ?? record)
export const redoStep = () => changeRecord(record => core.redo(record) ?? record)

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
    if (!open || data !== open.id) return
    const games = await readGames(open.scriptId)
    const changed = games.ok ? games.value.find(({ id }) => id === open.id) : undefined
    if (changed && changed.changedAt >= open.changedAt && $deviceGame.get() === open) $deviceGame.set(changed)
  }
  channel.addEventListener('message', follow)
  return () => channel.removeEventListener('message', follow)
}

function changeRecord(change: (record: core.GameRecord) => core.GameRecord) {
  const game = $deviceGame.get()
  const record = game && change(game.record)
  if (record && record !== game.record) replaceGame({ ...game, record, changedAt: Date.now() })
}

function replaceGame(game: DeviceGame) {
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
async function storeEach(): Promise<GamesProblem | undefined> {
  for (let [game] = unsaved.values(); game; [game] = unsaved.values()) {
    const result = await saveGame(game)
    if (!result.ok) return result.code
    if (unsaved.get(game.id) === game) unsaved.delete(game.id)
    channel.postMessage(game.id)
  }
}
