import * as z from 'zod/mini'
import { type Action, readAction } from './action.ts'
import { applyAction } from './apply-action.ts'
import { type Game, gameSchema } from './game.ts'
import { repairGame } from './repair-game.ts'

/** A game with all that was done in it, so that everything can be undone and the log can be written. */
export interface GameRecord {
  readonly start: Game
  /** Oldest first, each with the game after it. */
  readonly done: readonly { readonly action: Action; readonly game: Game }[]
  /** The next one to redo first. */
  readonly undone: readonly Action[]
}

/** More actions than a game of an evening needs. Beyond them, the oldest can't be undone any more. */
export const maxActions = 4000

export const newRecord = (start: Game): GameRecord => ({ start, done: [], undone: [] })

/** The game as it is now. */
export const currentGame = ({ start, done }: GameRecord): Game => done.at(-1)?.game ?? start

/**
 * Does an action. The same record if it changes nothing, or is over a limit that would leave it out when the record is
 * read again; otherwise nothing can be redone after it.
 */
export function perform(record: GameRecord, action: Action): GameRecord {
  const before = currentGame(record)
  const game = readAction(action) ? applyAction(before, action) : before
  return game === before ? record : { ...append(record, action, game), undone: [] }
}

/** Takes the last action back; undefined if there is none. */
export function undo(record: GameRecord): GameRecord | undefined {
  const last = record.done.at(-1)
  return last && { ...record, done: record.done.slice(0, -1), undone: [last.action, ...record.undone] }
}

/** Does the action again that was taken back last; undefined if there is none. */
export function redo(record: GameRecord): GameRecord | undefined {
  const [next, ...undone] = record.undone
  return next && { ...append(record, next, applyAction(currentGame(record), next)), undone }
}

function append({ start, done, undone }: GameRecord, action: Action, game: Game): GameRecord {
  const [oldest, ...rest] = done.length < maxActions ? [] : done
  return { start: oldest?.game ?? start, done: [...(oldest ? rest : done), { action, game }], undone }
}

/** Version of the stored form. A later one may have actions that this version doesn't know. */
const recordVersion = 1

/** A record as it is stored: the actions, without the games that follow from them. */
export interface StoredRecord {
  version: number
  start: Game
  actions: Action[]
  undone: Action[]
}

export const storedRecord = ({ start, done, undone }: GameRecord): StoredRecord => ({
  version: recordVersion,
  start,
  actions: done.map(({ action }) => action),
  undone: [...undone]
})

const storedSchema = z.object({
  version: z.literal(recordVersion),
  start: gameSchema,
  actions: z.array(z.unknown()).check(z.maxLength(maxActions)),
  undone: z.array(z.unknown()).check(z.maxLength(maxActions))
})

/**
 * Reads a stored record or one of a file; undefined if it is none, or has an action that this version doesn't know: what is
 * read is stored again, and must lose nothing.
 */
export function readRecord(value: unknown): GameRecord | undefined {
  const stored = storedSchema.safeParse(value)
  if (!stored.success) return undefined
  const actions = stored.data.actions.map(readAction)
  const undone = stored.data.undone.map(readAction)
  if (!areKnown(actions) || !areKnown(undone)) return undefined
  const start = repairGame(stored.data.start)
  let game = start
  const done = actions.map(action => {
    game = applyAction(game, action)
    return { action, game }
  })
  return { start, done, undone }
}

const areKnown = (actions: readonly (Action | undefined)[]): actions is Action[] =>
  !actions.includes(undefined)
