import { fileName } from '#core/file-name.ts'
import { nextTitle } from '#core/saving/library-file.ts'
import { m } from '#i18n/messages.ts'
import { titleText } from '#i18n/title-text.ts'
import { duplicateGame, findGame } from '#stores/grimoire/game.ts'
import { openGameWithScript } from '#stores/grimoire/game-scripts.ts'
import type { DeviceGame, GameInfo } from '#stores/grimoire/games-database.ts'
import { gameFileText, scriptOf, townSquareText } from '#stores/grimoire/write-game-files.ts'
import { notify } from '#stores/notice.ts'
import { $openScriptId, $script } from '#stores/script.ts'
import { downloadText } from '#ui/download.ts'
import { gameTitle, isoDay } from '../game-title.ts'

/** Opens a game with its script. @returns why it isn't opened */
export async function openGame({ id }: GameInfo): Promise<string | undefined> {
  const before = $openScriptId.get()
  const problem = await openGameWithScript(id)
  if (problem) return problem === 'game_unread' ? m.game_unread() : m.game_script_unsaved()
  if ($openScriptId.get() !== before) notify({ kind: 'opened', title: $script.get().title })
  return undefined
}

/** Copies a game under the next free name. @returns why it can't be copied */
export async function copyGame(game: GameInfo, all: readonly GameInfo[]): Promise<string | undefined> {
  const isCopied = await duplicateGame(game.id, nextTitle(gameTitle(game), all.map(gameTitle)))
  return isCopied ? undefined : m.game_unread()
}

/** Saves a game as a file. @returns why it can't be saved */
export const saveGameFile = (game: GameInfo) => downloadGame(game.id, saveDeviceGame)

export const saveDeviceGame = (game: DeviceGame) => downloadText(gameFileName(game), gameFileText(game))

/** Saves the present state of a game as a file for the virtual town square. @returns why it can't be saved */
export const saveTownSquareFile = (game: GameInfo) =>
  downloadGame(game.id, found => downloadText(gameFileName(found, 'townsquare'), townSquareText(found)))

async function downloadGame(id: string, download: (game: DeviceGame) => void): Promise<string | undefined> {
  const game = await findGame(id)
  if (game) download(game)
  return game ? undefined : m.game_unread()
}

/** `trouble-brewing-2026-11-03.json` */
const gameFileName = (game: DeviceGame, suffix = '') =>
  fileName(`${game.name || titleText(scriptOf(game).title)} ${isoDay(game.startedAt)} ${suffix}`, 'json')
