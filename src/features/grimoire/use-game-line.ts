import { useStore } from '@nanostores/react'
import type { Game } from '#core/grimoire/game.ts'
import type { Characters } from '#core/grimoire/in-play.ts'
import { m } from '#i18n/messages.ts'
import { $gameSaveState } from '#stores/grimoire/game.ts'
import { useAccountGame } from './games/use-account-game.ts'
import { livingText } from './phase-texts.ts'

/** The line under the heading: why the game isn't saved, if it isn't; else who is alive. */
export function useGameLine(game: Game, characters: Characters): string {
  const saveState = useStore($gameSaveState)
  const accountProblem = useAccountGame()
  const isFailing = saveState !== 'saved' && saveState !== 'saving'
  return isFailing ? m.script_not_saved() : (accountProblem ?? livingText(game, characters))
}
