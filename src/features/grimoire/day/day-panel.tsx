import './day-panel.css'
import { dayFeatures } from '#core/grimoire/special-features.ts'
import { m } from '#i18n/messages.ts'
import { performActions } from '#stores/grimoire/game.ts'
import { Button } from '#ui/buttons/button.tsx'
import type { GameProps } from '../game-props.ts'
import { phaseTitle } from '../phase-texts.ts'
import { FeatureButtons } from '../specials/feature-buttons.tsx'
import { ReplacedCharacters } from '../specials/replaced-characters.tsx'
import { DayEnd } from './day-end.tsx'
import { NewNomination } from './new-nomination.tsx'
import { NominationList } from './nomination-list.tsx'
import { Vote } from './vote.tsx'

/** The day: the running vote or a new nomination, those of today, the execution, and the way to the night. */
export function DayPanel(props: GameProps) {
  const { game } = props
  if (game.phase === 'ended') return <GameEnded {...props} />
  const running = game.nominations.find(({ counted, day }) => !counted && day === game.round)
  return (
    <div className="day-panel">
      {running ? (
        <Vote key={running.id} {...props} nomination={running} />
      ) : (
        <NewNomination key={game.nominations.length} {...props} />
      )}
      <NominationList {...props} />
      <FeatureButtons {...props} features={dayFeatures(game, props.characters)} />
      <DayEnd {...props} />
    </div>
  )
}

const GameEnded = (props: GameProps) => (
  <div className="day-panel">
    <h2>{phaseTitle(props.game)}</h2>
    <p>{m.day_ended()}</p>
    <ReplacedCharacters {...props} />
    <Button onClick={() => performActions({ type: 'startDay', data: {} })}>{m.day_go_on()}</Button>
  </div>
)
