import './day-panel.css'
import { dayFeatures } from '#core/grimoire/special-features.ts'
import { runningVote } from '#core/grimoire/votes/votes.ts'
import type { GameProps } from '../game-props.ts'
import { FeatureButtons } from '../specials/feature-buttons.tsx'
import { Block } from './block.tsx'
import { DayEnd } from './day-end.tsx'
import { GameEnded } from './game-ended.tsx'
import { NewNomination } from './nomination/new-nomination.tsx'
import { NominationList } from './nomination/nomination-list.tsx'
import { Vote } from './vote/vote.tsx'
import { VoteTokens } from './vote-tokens.tsx'

/** The day: the running vote, or else a new nomination, those before, the execution, and the way to the night. */
export function DayPanel(props: GameProps) {
  const { game } = props
  if (game.phase === 'ended') return <GameEnded {...props} />
  const running = runningVote(game)
  if (running)
    return (
      <div className="day-panel">
        <Vote key={running.id} {...props} nomination={running} />
      </div>
    )
  return (
    <div className="day-panel">
      <Block {...props} />
      <NewNomination key={game.nominations.length} {...props} />
      <VoteTokens {...props} />
      <NominationList {...props} />
      <FeatureButtons {...props} features={dayFeatures(game, props.characters)} />
      <DayEnd {...props} />
    </div>
  )
}
