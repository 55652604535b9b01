import { catalogue } from '#catalogue/catalogue.ts'
import { writeGameFile } from '#core/grimoire/files/game-file.ts'
import { writeTownSquare } from '#core/grimoire/files/write-town-square.ts'
import { currentGame } from '#core/grimoire/game-record.ts'
import { writeFileForOthers } from '#core/script/file-for-others.ts'
import { emptyScript, type Script } from '#core/script/script.ts'
import { $catalogueTexts } from '../cast.ts'
import { $openScriptId, $script } from '../script.ts'
import { scriptCharacters } from './characters.ts'
import type { DeviceGame } from './games-database.ts'

/** A game as the text of a file, with its script. */
export const gameFileText = (game: DeviceGame): string =>
  writeGameFile({ name: game.name, record: game.record, script: scriptList(game) })

/** The present state of a game as the text that the town square loads. */
export function townSquareText(game: DeviceGame): string {
  const present = currentGame(game.record)
  const characters = scriptCharacters(scriptOf(game), present)
  return JSON.stringify(writeTownSquare(present, characters, scriptList(game)), null, 2)
}

/** The script of a game: the open one, or as the game has stored it. */
export const scriptOf = ({ scriptId, script }: DeviceGame): Script =>
  scriptId === $openScriptId.get() ? $script.get() : (script ?? emptyScript)

const scriptList = (game: DeviceGame) => writeFileForOthers(scriptOf(game), catalogue, $catalogueTexts.get())
