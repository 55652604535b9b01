import * as z from 'zod/mini'
import { ok, type Result, refuse } from '../../result.ts'
import { type GameRecord, readRecord, storedRecord } from '../game-record.ts'

/** Version of the file. The record in it has its own. */
const fileVersion = 1

/** Longer names are cut. */
const maxName = 200

/** A game of a file. `name` is '' if it has none. */
export interface FiledGame {
  readonly name: string
  readonly record: GameRecord
}

/** Why a file isn't opened: no JSON, no game of Belfry, one of a later version, or one with a part that can't be read. */
export type GameFileProblem = 'no_json' | 'no_game' | 'later_version' | 'damaged_game'

const headSchema = z.object({ belfry: z.literal('game'), version: z.int().check(z.minimum(1)) })
const fileSchema = z.object({ name: z.string(), record: z.unknown() })

/** Writes a game with all that was done in it, so that it can go on, and be undone, on another device. */
export const writeGameFile = ({ name, record }: FiledGame): string =>
  JSON.stringify({ belfry: 'game', version: fileVersion, name, record: storedRecord(record) })

export function readGameFile(text: string): Result<FiledGame, GameFileProblem> {
  const value = parse(text)
  if (value === undefined) return refuse('no_json')
  const head = headSchema.safeParse(value)
  if (!head.success) return refuse('no_game')
  if (head.data.version > fileVersion) return refuse('later_version')
  const file = fileSchema.safeParse(value)
  const record = file.success ? readRecord(file.data.record) : undefined
  return file.success && record
    ? ok({ name: file.data.name.slice(0, maxName), record })
    : refuse('damaged_game')
}

/** The value of a JSON text; undefined if it is none. Some editors put a byte order mark before it. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}
