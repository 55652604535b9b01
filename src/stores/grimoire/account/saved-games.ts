import { type GameRefusal, savedGames } from '#api/saved-games.ts'
import type { GameFileProblem } from '#core/grimoire/files/game-file.ts'
import { ok, type Result, refuse } from '#core/result.ts'
import type { SavedGame, SavedGameInfo } from '#core/saving/saved-game.ts'
import { randomId } from '../../storage/working-copy.ts'
import { $deviceGame, removeGame, replaceGame } from '../game.ts'
import { type OpenGameProblem, openGameWithScript } from '../game-scripts.ts'
import { listGames, saveNewGame } from '../games-database.ts'
import { readContent } from './game-content.ts'
import { getGameLink, isSaved, noLink, setGameLink } from './game-links.ts'
import { setGameProblem } from './game-problems.ts'
import { findLocalScript } from './local-script.ts'
import { type GamesApi, withGameLock } from './save-game.ts'

/** Why a game of the account isn't opened. `device`: this device can't store it. */
export type OpenProblem = GameRefusal | GameFileProblem | OpenGameProblem | 'device'

/** The games of the account that this device doesn't have, the last changed one first. */
export async function listOtherGames(
  server: GamesApi = savedGames
): Promise<Result<SavedGameInfo[], GameRefusal>> {
  const [saved, stored] = await Promise.all([server.list(), listGames()])
  if (!saved.ok) return saved
  const here = new Set(stored.ok ? stored.value.map(({ id }) => id) : [])
  return ok(saved.value.filter(({ id }) => !here.has(id)))
}

/** Opens a game of the account that this device doesn't have, with its script, which this device may lack too. */
export async function openSavedGame(
  id: string,
  server: GamesApi = savedGames
): Promise<OpenProblem | undefined> {
  const read = await readSaved(id, server)
  if (!read.ok) return read.code
  const { info, script, record } = read.value
  const { name, startedAt, changedAt, version } = info
  const scriptId = (await findLocalScript(info.scriptId, script)) ?? randomId()
  const stored = await saveNewGame({ id, scriptId, name, startedAt, changedAt, script, record })
  if (!stored.ok) return 'device'
  setGameLink(id, { version, changedAt, sent: [] })
  return openGameWithScript(id)
}

/**
 * Ends a conflict: shows what the account has. What this device has stays on it as another game, if the account never had it.
 */
export async function openTheirs(server: GamesApi = savedGames): Promise<OpenProblem | undefined> {
  const id = $deviceGame.get()?.id ?? ''
  const read = await readSaved(id, server)
  if (!read.ok) return read.code
  const mine = $deviceGame.get()
  if (mine?.id !== id) return undefined
  if (!isSaved(getGameLink(id), mine)) {
    const copied = await saveNewGame({ ...mine, id: randomId() })
    if (!copied.ok) return 'device'
  }
  const { info, record } = read.value
  const { name, changedAt, version } = info
  setGameLink(id, { version, changedAt, sent: [] })
  setGameProblem(id, undefined)
  replaceGame({ ...mine, name, changedAt, record })
  return undefined
}

/** Goes on with the open game as a new one, when the account has another state of it, or has it no more. */
export async function keepAsNew(): Promise<OpenProblem | undefined> {
  const mine = $deviceGame.get()
  if (!mine) return undefined
  const id = randomId()
  const saved = await saveNewGame({ ...mine, id })
  if (!saved.ok) return 'device'
  // It may have changed meanwhile.
  const present = $deviceGame.get()
  if (present?.id === mine.id) replaceGame({ ...present, id })
  await removeGame(mine.id)
  setGameLink(mine.id, undefined)
  setGameProblem(mine.id, undefined)
  return undefined
}

/** Stores the open game in the account from now on, or deletes it there and keeps it on this device alone. */
export function storeInAccount(
  isStored: boolean,
  server: GamesApi = savedGames
): Promise<GameRefusal | undefined> {
  const id = $deviceGame.get()?.id ?? ''
  return withGameLock(id, async () => {
    if (!isStored && getGameLink(id).version > 0) {
      const removed = await server.remove(id)
      if (!removed.ok && removed.code !== 'missing') return removed.code
    }
    setGameProblem(id, undefined)
    setGameLink(id, isStored ? noLink : { ...noLink, isOff: true })
    return undefined
  })
}

/** Deletes a game of the account. Returns it, for `restoreSavedGame`. */
export async function deleteSavedGame(
  id: string,
  server: GamesApi = savedGames
): Promise<Result<SavedGame, GameRefusal>> {
  const saved = await server.read(id)
  if (!saved.ok) return saved
  const removed = await server.remove(id)
  return removed.ok ? saved : removed
}

/** Undoes a deletion. Returns the refusal if that fails. */
export async function restoreSavedGame(
  { id, changedAt: _, ...game }: SavedGame,
  server: GamesApi = savedGames
): Promise<GameRefusal | undefined> {
  const saved = await server.save(id, { ...game, version: 0, saveId: randomId() })
  // A conflict means that it is there again.
  return saved.ok || saved.code === 'version_conflict' ? undefined : saved.code
}

async function readSaved(id: string, server: GamesApi) {
  const saved = await server.read(id)
  if (!saved.ok) return saved
  const { content, ...info } = saved.value
  const read = readContent(content)
  return read.ok ? ok({ info, ...read.value }) : refuse(read.code)
}
