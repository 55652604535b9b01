import type { GameRefusal, savedGames } from '#api/saved-games.ts'
import type { SavedGameInfo } from '#core/saving/saved-game.ts'
import { noteSpace } from '../../account-space.ts'
import { withSaveLock } from '../../saving/save-lock.ts'
import { randomId } from '../../storage/working-copy.ts'
import { type DeviceGame, readChangedAt } from '../games-database.ts'
import { writeContent } from './game-content.ts'
import { getGameLink, isSaved, setGameLink } from './game-links.ts'

/** The requests that storing games needs; tests replace them by a fake. */
export type GamesApi = typeof savedGames

/** Why the account doesn't have a game as this device has it. */
export type GameProblem = { state: 'conflict'; theirs: SavedGameInfo } | { state: GameRefusal }

/** How often a save is repeated when the newer version in the account turns out to be our own. */
const maxRounds = 5

/** The most ids of saves without an acknowledgement that a link has: of three hours without a network, asked once a minute. */
const maxSent = 200

/** Runs one save or check of a game at a time across all tabs. */
export const withGameLock = <Value>(gameId: string, work: () => Promise<Value>) =>
  withSaveLock(`game:${gameId}`, work)

/**
 * Saves a game to the account, unless it has this state already, or another tab has changed or deleted the game: that tab saves it.
 *
 * @returns why the account doesn't have it; undefined if it has, or isn't to have it
 */
export const saveToAccount = (game: DeviceGame, server: GamesApi) =>
  withGameLock(game.id, async () => {
    const link = getGameLink(game.id)
    if (link.isOff || isSaved(link, game) || (await isOutdated(game))) return undefined
    return send(game, server, maxRounds)
  })

async function isOutdated({ id, changedAt }: DeviceGame): Promise<boolean> {
  const stored = await readChangedAt(id)
  // Where the device can't store games, the account still can.
  return stored.ok && (stored.value === undefined || stored.value > changedAt)
}

async function send(game: DeviceGame, server: GamesApi, rounds: number): Promise<GameProblem | undefined> {
  const saveId = randomId()
  const { version, changedAt, sent } = getGameLink(game.id)
  setGameLink(game.id, { version, changedAt, sent: [...sent, saveId].slice(-maxSent) })
  const result = await server.save(game.id, { ...writeContent(game), version, saveId })
  if (result.ok) {
    noteSpace(result.value)
    setGameLink(game.id, { version: result.value.version, changedAt: game.changedAt, sent: [] })
    return undefined
  }
  if (result.code !== 'version_conflict') return { state: result.code }
  const { theirs } = result
  if (!sent.includes(theirs.saveId) || rounds === 0) return { state: 'conflict', theirs }
  // A save whose answer was lost.
  setGameLink(game.id, { ...getGameLink(game.id), version: theirs.version })
  return send(game, server, rounds - 1)
}

/**
 * Asks whether the account still has the version of a game that this device saw last.
 *
 * @returns undefined if it has, if it has none to compare, or if the account can't be asked
 */
export const checkInAccount = (gameId: string, server: GamesApi) =>
  withGameLock(gameId, async (): Promise<GameProblem | undefined> => {
    const { version, sent, isOff } = getGameLink(gameId)
    if (isOff || version === 0) return undefined
    const games = await server.list()
    if (!games.ok) return undefined
    const theirs = games.value.find(({ id }) => id === gameId)
    if (!theirs) return { state: 'missing' }
    const isKnown = theirs.version === version || sent.includes(theirs.saveId)
    return isKnown ? undefined : { state: 'conflict', theirs }
  })
