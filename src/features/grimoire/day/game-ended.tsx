import { m } from '#i18n/messages.ts'
import { performActions } from '#stores/grimoire/game.ts'
import { Button } from '#ui/buttons/button.tsx'
import type { GameProps } from '../game-props.ts'
import { phaseTitle } from '../phase-texts.ts'
import { ReplacedCharacters } from '../specials/replaced-characters.tsx'
import { NominationList } from './nomination/nomination-list.tsx'

/** The end of a game: who won, whose tokens were others than they seemed, and the way back into the game. */
export const GameEnded = (props: GameProps) => (
  <div className="day-panel">
    <h2>{phaseTitle(props.game)}</h2>
    <p>{m.day_ended()}</p>
    <ReplacedCharacters {...props} />
    <Button onClick={() => performActions({ type: 'startDay', data: {} })}>{m.day_go_on()}</Button>
    <NominationList {...props} />
  </div>
)
