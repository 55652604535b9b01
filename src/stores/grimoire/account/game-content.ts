import { catalogue } from '#catalogue/catalogue.ts'
import { cutText } from '#core/cut-text.ts'
import { type GameFileProblem, readGameFile, writeGameFile } from '#core/grimoire/files/game-file.ts'
import type { GameRecord } from '#core/grimoire/game-record.ts'
import { limits } from '#core/limits.ts'
import { ok, type Result, refuse } from '#core/result.ts'
import { type SavedGameFile, savedGameFileSchema } from '#core/saving/saved-game.ts'
import type { Script } from '#core/script/script.ts'
import { readScriptFile, writeScriptFile } from '#core/script/script-file.ts'
import { getLink } from '../../saving/links.ts'
import { $workingCopy } from '../../script.ts'
import type { DeviceGame } from '../games-database.ts'

/** What the account stores of a game: the game file with its script, and what lists show of them. */
export function writeContent({ name, scriptId, startedAt, record, script: stored }: DeviceGame) {
  // A game of the first release gets its script with its next change.
  const open = $workingCopy.get()
  const script = stored ?? (open.id === scriptId ? open.script : undefined)
  const link = getLink(scriptId)
  // Without the catalogue's texts, which would be overrides on a device in another language.
  const list = script && writeScriptFile(script, catalogue)
  const file: unknown = JSON.parse(writeGameFile({ name, record, ...(list && { script: list }) }))
  return {
    name: shortened(name),
    scriptName: shortened(script?.title ?? ''),
    scriptId: link && link.version > 0 ? link.id : '',
    startedAt,
    content: savedGameFileSchema.parse(file)
  }
}

const shortened = (text: string) => cutText(text, limits.documents.name - 1)

/** Reads what `writeContent` has made, on this device or another. `script` is undefined when the file has none that can be read. */
export function readContent(
  content: SavedGameFile
): Result<{ record: GameRecord; script: Script | undefined }, GameFileProblem> {
  const file = readGameFile(JSON.stringify(content))
  if (!file.ok) return file
  if (file.value.kind !== 'game') return refuse('no_game')
  const { record, script: list } = file.value
  const script = list && readScriptFile(list, catalogue)
  return ok({ record, script: script?.ok ? script.value.script : undefined })
}
