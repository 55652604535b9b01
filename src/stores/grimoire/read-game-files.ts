import { catalogue } from '#catalogue/catalogue.ts'
import {
  type GameFile,
  type GameFileProblem,
  maxGameFile,
  readGameFile
} from '#core/grimoire/files/game-file.ts'
import { readTownSquare } from '#core/grimoire/files/town-square.ts'
import { missingCharacters } from '#core/grimoire/game-characters.ts'
import { currentGame, type GameRecord, newRecord } from '#core/grimoire/game-record.ts'
import type { Characters } from '#core/grimoire/in-play.ts'
import { ok, type Result, refuse } from '#core/result.ts'
import type { Script } from '#core/script/script.ts'
import { $catalogueTexts, $officialCharacters } from '../cast.ts'
import { readInWorker } from '../reading/read-in-worker.ts'
import { $openScriptId } from '../script.ts'
import { openScriptCharacters, scriptCharacters } from './characters.ts'
import { addGame } from './game.ts'
import { openFiledScript } from './game-scripts.ts'
import type { DeviceGame } from './games-database.ts'

/** A file with a game that can be opened. */
export interface ReadGame {
  file: GameFile
  /** Names of its characters that the open script lacks. */
  missing: string[]
  /** Its script. Undefined if it has none that can be read, or if the open one has all characters. */
  script: Script | undefined
}

export type ReadGameProblem = GameFileProblem | 'unreadable_file'

/** Reads a file or a text with a game, of Belfry or of a town square. */
export async function readGameContent(content: File | string): Promise<Result<ReadGame, ReadGameProblem>> {
  const text = await textOf(content)
  if (!text.ok) return text
  const read = readGameFile(text.value)
  if (!read.ok) return read
  const file = read.value
  const characters = openScriptCharacters()
  const ids = missingCharacters(currentGame(gameOf(file, characters).record), characters)
  const script = ids.length > 0 ? await readScript(file) : undefined
  const described = script && scriptCharacters(script)
  return ok({ file, script, missing: ids.map(id => described?.get(id)?.name ?? officialName(id) ?? id) })
}

/** Opens a game that was read with the open script, as a further game. */
export function openGameHere({ file }: ReadGame): DeviceGame {
  const { name, record } = gameOf(file, openScriptCharacters())
  return addGame($openScriptId.get(), name, record)
}

/**
 * Opens a game that was read with its script. The script that was open stays in the library.
 *
 * @returns what happened to it; if it can't be stored (`lost`), nothing is opened
 */
export async function openGameAndScript(game: ReadGame, script: Script) {
  const former = await openFiledScript(script)
  if (former.state !== 'lost') openGameHere(game)
  return former
}

async function textOf(content: File | string): Promise<Result<string, ReadGameProblem>> {
  if (typeof content === 'string') return ok(content)
  if (content.size > maxGameFile) return refuse('too_large')
  try {
    return ok(await content.text())
  } catch {
    return refuse('unreadable_file')
  }
}

const gameOf = (file: GameFile, characters: Characters): { name: string; record: GameRecord } =>
  file.kind === 'game' ? file : { name: '', record: newRecord(readTownSquare(file.value, characters)) }

/** The script of a file, read as any file of a stranger; undefined if it has none. */
async function readScript(file: GameFile): Promise<Script | undefined> {
  const content = file.kind === 'game' ? file.script : file.value
  if (content === undefined) return undefined
  const texts = $catalogueTexts.get()
  const read = await readInWorker('script', { text: JSON.stringify(content), catalogue, texts })
  return read.ok && read.value.script.characters.length > 0 ? read.value.script : undefined
}

const officialName = (id: string) => $officialCharacters.get().find(each => each.id === id)?.name
