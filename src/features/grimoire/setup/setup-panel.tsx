import './setup-panel.css'
import { Dices, Users } from 'lucide-react'
import { tokensLeft } from '#core/grimoire/bag/bag.ts'
import { m } from '#i18n/messages.ts'
import { openGrimoireDialog } from '#stores/grimoire/view.ts'
import { Button } from '#ui/buttons/button.tsx'
import { PhonePart } from '../bag/phone-part.tsx'
import { BluffsPart } from '../bluffs/bluffs-part.tsx'
import type { GameProps } from '../game-props.ts'
import { DealtSeats } from './dealt-seats.tsx'
import { SetupRules } from './setup-rules.tsx'
import { SetupStart } from './setup-start.tsx'
import { type Setup, useSetup } from './use-setup.ts'

/** The panel before the first night: names, characters, bluffs, the round of the phone. Nothing of it stops the storyteller. */
export function SetupPanel(props: GameProps) {
  const { game, characters } = props
  const setup = useSetup(props)
  const isDrawing = tokensLeft(game).length > 0
  const isReady = setup.hasDealt && !isDrawing
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
      {isReady && <DealtSeats {...props} />}
      {isReady && <BluffsPart {...props} />}
      {(isReady || isDrawing) && <PhonePart game={game} characters={characters} />}
      <SetupStart game={game} characters={characters} setup={setup} />
    </div>
  )
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
