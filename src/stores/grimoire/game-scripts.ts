import { isEqual } from '#core/equal.ts'
import type { Script } from '#core/script/script.ts'
import {
  openLocalScript,
  type PreviousScript,
  saveOpenToLibrary,
  startScript
} from '../library/library-actions.ts'
import { readLocalScripts } from '../library/local-scripts.ts'
import { $openScriptId, openWorkingCopy } from '../script.ts'
import { $deviceGame, findGame } from './game.ts'
import type { DeviceGame } from './games-database.ts'

/** Why a game isn't opened: it can't be read, or the open script can't be saved, so its place isn't given to another. */
export type OpenGameProblem = 'game_unread' | 'script_unsaved'

/**
 * Opens a stored game with its script. A script that was deleted is brought back: from the bin, or as the game has stored it. A
 * game without any is opened with the open script.
 *
 * @returns why it isn't opened
 */
export async function openGameWithScript(id: string): Promise<OpenGameProblem | undefined> {
  const game = await findGame(id)
  if (!game) return 'game_unread'
  if (!(await openScriptOf(game))) return 'script_unsaved'
  $deviceGame.set({ ...game, scriptId: $openScriptId.get() })
  return undefined
}

async function openScriptOf({ scriptId, script }: DeviceGame): Promise<boolean> {
  if (scriptId === $openScriptId.get()) return true
  const scripts = await readLocalScripts()
  if (scripts.ok && scripts.value.some(each => each.id === scriptId)) return openLocalScript(scriptId)
  if (!script) return true
  if ((await saveOpenToLibrary()).state === 'lost') return false
  openWorkingCopy({ id: scriptId, script })
  return true
}

/**
 * Opens the script of a game that comes from a file: the same one of the library, or else as a new one.
 *
 * @returns what happened to the script that was open before; if it can't be stored (`lost`), it stays open
 */
export async function openFiledScript(script: Script): Promise<PreviousScript> {
  const former = await saveOpenToLibrary()
  if (former.state === 'lost') return former
  const scripts = await readLocalScripts()
  const same = scripts.ok && scripts.value.find(each => isEqual(each.script, script))
  if (!same || !(await openLocalScript(same.id))) await startScript(script)
  return former
}
