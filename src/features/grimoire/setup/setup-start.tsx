import './setup-start.css'
import { emptyBag, tokensLeft } from '#core/grimoire/bag/bag.ts'
import { settleDraw } from '#core/grimoire/bag/settle-marionette.ts'
import type { Game } from '#core/grimoire/game.ts'
import { m } from '#i18n/messages.ts'
import { performActions } from '#stores/grimoire/game.ts'
import { rememberPlayers } from '#stores/grimoire/known-players.ts'
import { Button } from '#ui/buttons/button.tsx'
import type { GameProps } from '../game-props.ts'
import type { Setup } from './use-setup.ts'

interface SetupStartProps extends Omit<GameProps, 'cast'> {
  setup: Setup
}

/** The start of the first night, with what is left to do before. What is in the bag then, is dealt. */
export function SetupStart({ game, characters, setup }: SetupStartProps) {
  const isDrawing = tokensLeft(game).length > 0
  const startNight = () => {
    rememberPlayers(game.seats)
    const rest = isDrawing ? settleDraw(game, emptyBag(game), characters, Math.random) : []
    performActions(...rest, { type: 'startNight', data: {} })
  }
  return (
    <div className="setup-start">
      {!isDrawing && <p role="status">{statusText(game, setup)}</p>}
      <Button variant={setup.hasDealt && !isDrawing ? 'primary' : 'plain'} onClick={startNight}>
        {m.setup_first_night()}
      </Button>
    </div>
  )
}

function statusText({ seats }: Game, { hasDealt, problems }: Setup) {
  if (!hasDealt) return m.setup_no_characters({ count: seats.length })
  return problems.length > 0 ? m.setup_problems_left({ count: problems.length }) : m.setup_no_problems()
}
