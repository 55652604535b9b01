import * as z from 'zod/mini'
import { isTooDeep } from '../../reading/json-value.ts'
import { ok, type Result, refuse } from '../../result.ts'
import { type GameRecord, readRecord, storedRecord } from '../game-record.ts'
import { isTownSquare, type TownSquareFile } from './town-square.ts'

/** Version of the file. The record in it has its own. */
const fileVersion = 1

/** Longer names are cut. */
export const maxGameName = 200

/** Bytes of a file that is read. A game of 4,000 transactions has 1 MB, and a large script as much. */
export const maxGameFile = 5 * 1024 * 1024

/** A game of a file. `name` is '' if it has none. */
export interface FiledGame {
  readonly name: string
  readonly record: GameRecord
  /** Its script as the official list, so that a device without it can open the game. Read it as any script file. */
  readonly script?: readonly unknown[]
}

/** Content of a file: a game of Belfry, or the saved game of a town square, which `readTownSquare` reads. */
export type GameFile = ({ kind: 'game' } & FiledGame) | { kind: 'townSquare'; value: TownSquareFile }

/**
 * Why a file isn't opened: too large, no JSON, no game, one of a later version of Belfry, or one with a part that can't be
 * read.
 */
export type GameFileProblem = 'too_large' | 'no_json' | 'no_game' | 'later_version' | 'damaged_game'

const headSchema = z.object({ belfry: z.literal('game'), version: z.int().check(z.minimum(1)) })
const fileSchema = z.object({
  name: z.string(),
  record: z.unknown(),
  script: z.optional(z.array(z.unknown()))
})

/** Writes a game with all that was done in it, so that it can go on, and be undone, on another device. */
export const writeGameFile = ({ name, record, script }: FiledGame): string =>
  JSON.stringify({ belfry: 'game', version: fileVersion, name, record: storedRecord(record), script })

/** Reads a file of a game, of Belfry or of a town square. */
export function readGameFile(text: string): Result<GameFile, GameFileProblem> {
  if (text.length > maxGameFile) return refuse('too_large')
  const value = parse(text)
  if (value === undefined) return refuse('no_json')
  const head = headSchema.safeParse(value)
  if (head.success)
    return head.data.version > fileVersion
      ? refuse('later_version')
      : readGame(fileSchema.safeParse(value).data)
  // What is nested too deep couldn't be written as text again, for the reader of its script.
  return isTownSquare(value) && !isTooDeep(value) ? ok({ kind: 'townSquare', value }) : refuse('no_game')
}

function readGame(file: z.infer<typeof fileSchema> | undefined): Result<GameFile, GameFileProblem> {
  const record = file && readRecord(file.record)
  if (!record) return refuse('damaged_game')
  const { name, script } = file
  return ok({
    kind: 'game',
    name: name.slice(0, maxGameName),
    record,
    // No script is nested too deep, and the text of what is couldn't be written.
    ...(script && !isTooDeep(script) ? { script } : {})
  })
}

/** The value of a JSON text; undefined if it is none. Some editors put a byte order mark before it. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}
