import * as z from 'zod/mini'
import { type Action, readAction } from './action.ts'
import { applyAction } from './apply-action.ts'
import { type Game, gameSchema } from './game.ts'
import { repairGame } from './repair-game.ts'

/** What the storyteller did at once, and undoes at once: an action, or several, such as the deaths of a dawn. */
export type Transaction = readonly Action[]

/** A game with all that was done in it, so that everything can be undone and the log can be written. */
export interface GameRecord {
  readonly start: Game
  /** Oldest first, each with the game after it. */
  readonly done: readonly { readonly transaction: Transaction; readonly game: Game }[]
  /** The next one to redo first. */
  readonly undone: readonly Transaction[]
}

/** More transactions than a game of an evening needs. Beyond them, the oldest can't be undone any more. */
export const maxTransactions = 4000

/** Actions of one transaction. */
const maxActions = 100

export const newRecord = (start: Game): GameRecord => ({ start, done: [], undone: [] })

/** The game as it is now. */
export const currentGame = ({ start, done }: GameRecord): Game => done.at(-1)?.game ?? start

/**
 * Does actions as one transaction. The same record if they change nothing, or one is over a limit, so that the record couldn't be
 * read again; otherwise nothing can be redone after them.
 */
export function perform(record: GameRecord, transaction: Transaction): GameRecord {
  const before = currentGame(record)
  const game = readTransaction(transaction) ? applyTransaction(before, transaction) : before
  return game === before ? record : { ...append(record, transaction, game), undone: [] }
}

/** Takes the last transaction back; undefined if there is none. */
export function undo(record: GameRecord): GameRecord | undefined {
  const last = record.done.at(-1)
  return last && { ...record, done: record.done.slice(0, -1), undone: [last.transaction, ...record.undone] }
}

/** Does the transaction again that was taken back last; undefined if there is none. */
export function redo(record: GameRecord): GameRecord | undefined {
  const [next, ...undone] = record.undone
  return next && { ...append(record, next, applyTransaction(currentGame(record), next)), undone }
}

function append({ start, done, undone }: GameRecord, transaction: Transaction, game: Game): GameRecord {
  const [oldest, ...rest] = done.length < maxTransactions ? [] : done
  return { start: oldest?.game ?? start, done: [...(oldest ? rest : done), { transaction, game }], undone }
}

const applyTransaction = (game: Game, transaction: Transaction) =>
  transaction.reduce((changed, action) => applyAction(changed, action), game)

/** Version of the stored form. A later one may have actions that this version doesn't know. */
const recordVersion = 1

/** A record as it is stored: the transactions, without the games that follow from them. */
export interface StoredRecord {
  version: number
  start: Game
  transactions: Transaction[]
  undone: Transaction[]
}

export const storedRecord = ({ start, done, undone }: GameRecord): StoredRecord => ({
  version: recordVersion,
  start,
  transactions: done.map(({ transaction }) => transaction),
  undone: [...undone]
})

const transactionSchema = z.array(z.unknown()).check(z.minLength(1), z.maxLength(maxActions))
const transactionsSchema = z.array(transactionSchema).check(
  z.maxLength(maxTransactions),
  z.refine(
    transactions =>
      transactions.reduce((sum, transaction) => sum + transaction.length, 0) <= 2 * maxTransactions
  )
)
const storedSchema = z.object({
  version: z.literal(recordVersion),
  start: gameSchema,
  transactions: transactionsSchema,
  undone: transactionsSchema
})

/**
 * Reads a stored record or one of a file; undefined if it is none, or has an action that this version doesn't know: what is
 * read is stored again, and must lose nothing.
 */
export function readRecord(value: unknown): GameRecord | undefined {
  const stored = storedSchema.safeParse(value)
  if (!stored.success) return undefined
  const transactions = allOrNone(stored.data.transactions.map(readTransaction))
  const undone = allOrNone(stored.data.undone.map(readTransaction))
  if (!transactions || !undone) return undefined
  const start = repairGame(stored.data.start)
  let game = start
  const done = transactions.map(transaction => {
    game = applyTransaction(game, transaction)
    return { transaction, game }
  })
  return { start, done, undone }
}

const readTransaction = (transaction: readonly unknown[]): Transaction | undefined =>
  transaction.length <= maxActions ? allOrNone(transaction.map(readAction)) : undefined

/** The items, or undefined if one of them is. */
function allOrNone<Item>(items: readonly (Item | undefined)[]): Item[] | undefined {
  const known = items.filter(item => item !== undefined)
  return known.length === items.length ? known : undefined
}
