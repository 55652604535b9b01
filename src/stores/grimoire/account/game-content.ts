import { catalogue } from '#catalogue/catalogue.ts'
import { cutText } from '#core/cut-text.ts'
import { type GameFileProblem, readGameFile, writeGameFile } from '#core/grimoire/files/game-file.ts'
import type { GameRecord } from '#core/grimoire/game-record.ts'
import { limits } from '#core/limits.ts'
import { ok, type Result } from '#core/result.ts'
import { type SavedGameFile, savedGameFileSchema } from '#core/saving/saved-game.ts'
import type { Script } from '#core/script/script.ts'
import { readScriptFile, writeScriptFile } from '#core/script/script-file.ts'
import { readLinkedScript } from '../../saving/linked-scripts.ts'
import { getLink } from '../../saving/links.ts'
import type { DeviceGame } from '../games-database.ts'

/** What the account stores of a game: the game file with its script, and what lists show of them. */
export async function writeContent({ name, scriptId, startedAt, record }: DeviceGame) {
  const script = await readLinkedScript(scriptId)
  const file: unknown = JSON.parse(writeGameFile({ name, record }))
  const link = getLink(scriptId)
  return {
    name: shortened(name),
    scriptName: shortened(script?.title ?? ''),
    scriptId: link && link.version > 0 ? link.id : '',
    startedAt,
    content: savedGameFileSchema.parse({
      ...Object(file),
      // Without the catalogue's texts, which would be overrides on a device in another language.
      ...(script && { script: writeScriptFile(script, catalogue) })
    })
  }
}

const shortened = (text: string) => cutText(text, limits.documents.name - 1)

/** Reads what `writeContent` has made, on this device or another. `script` is absent when the file has none that can be read. */
export function readContent(
  content: SavedGameFile
): Result<{ record: GameRecord; script: Script | undefined }, GameFileProblem> {
  const game = readGameFile(JSON.stringify(content))
  if (!game.ok) return game
  const script = Array.isArray(content.script) ? readScriptFile(content.script, catalogue) : undefined
  return ok({ record: game.value.record, script: script?.ok ? script.value.script : undefined })
}
