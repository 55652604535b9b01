import './setup-panel.css'
import { Dices, Users } from 'lucide-react'
import { emptyBag, tokensLeft } from '#core/grimoire/bag/bag.ts'
import { settleDraw } from '#core/grimoire/bag/settle-marionette.ts'
import type { Game } from '#core/grimoire/game.ts'
import { m } from '#i18n/messages.ts'
import { performActions } from '#stores/grimoire/game.ts'
import { rememberPlayers } from '#stores/grimoire/known-players.ts'
import { openGrimoireDialog } from '#stores/grimoire/view.ts'
import { Button } from '#ui/buttons/button.tsx'
import { PhonePart } from '../bag/phone-part.tsx'
import type { GameProps } from '../game-props.ts'
import { DealtSetup } from './dealt-setup.tsx'
import { SetupRules } from './setup-rules.tsx'
import { type Setup, useSetup } from './use-setup.ts'

/** The panel before the first night: names, characters, bluffs, the round of the phone. Nothing of it stops the storyteller. */
export function SetupPanel(props: GameProps) {
  const { game, characters } = props
  const setup = useSetup(props)
  const isDrawing = tokensLeft(game).length > 0
  const isReady = setup.hasDealt && !isDrawing
  const startNight = () => {
    rememberPlayers(game.seats)
    const rest = isDrawing ? settleDraw(game, emptyBag(game), characters, Math.random) : []
    performActions(...rest, { type: 'startNight', data: {} })
  }
  return (
    <div className="setup-panel">
      <div className="setup-buttons">
        <Button
          small={setup.hasDealt}
          icon={<Users />}
          onClick={() => openGrimoireDialog({ kind: 'players' })}
        >
          {m.setup_names()}
        </Button>
        {!isDrawing && <DrawButtons {...setup} />}
      </div>
      {!isDrawing && <SetupRules {...props} setup={setup} />}
      {isReady && <DealtSetup {...props} />}
      {(isReady || isDrawing) && <PhonePart game={game} characters={characters} />}
      <div className="setup-start">
        {!isDrawing && <p role="status">{statusText(game, setup)}</p>}
        <Button variant={isReady ? 'primary' : 'plain'} onClick={startNight}>
          {m.setup_first_night()}
        </Button>
      </div>
    </div>
  )
}

function statusText({ seats }: Game, { hasDealt, problems }: Setup) {
  if (!hasDealt) return m.setup_no_characters({ count: seats.length })
  return problems.length > 0 ? m.setup_problems_left({ count: problems.length }) : m.setup_no_problems()
}

/** A first draw, one that fills and corrects what is there, and a new one of everything. */
const DrawButtons = ({ counts, hasDealt, problems, fill, drawAgain }: Setup) => (
  <>
    {(!hasDealt || problems.length > 0) && (
      <Button variant={hasDealt ? 'plain' : 'primary'} icon={<Dices />} disabled={!counts} onClick={fill}>
        {m.setup_draw()}
      </Button>
    )}
    {hasDealt && (
      <Button small icon={<Dices />} disabled={!counts} onClick={drawAgain}>
        {m.setup_draw_again()}
      </Button>
    )}
  </>
)
