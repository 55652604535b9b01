import { useRef } from 'react'
import type { Nomination } from '#core/grimoire/game.ts'
import { blockOf } from '#core/grimoire/votes/votes.ts'
import { m } from '#i18n/messages.ts'
import type { GameProps } from '../../game-props.ts'
import { blockText, nominationTitle } from '../nomination/nomination-texts.ts'
import { useLostFocus } from '../use-lost-focus.ts'
import { LastHand } from './last-hand.tsx'

interface VoteHeadProps extends Pick<GameProps, 'game'> {
  nomination: Nomination
  votes: number
  needed: number
}

/** Who is nominated by whom, the votes so far, and who is to be outvoted. */
export function VoteHead({ game, nomination, votes, needed }: VoteHeadProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useLostFocus(title)
  return (
    <>
      <div className="vote-head">
        <h2 ref={title} tabIndex={-1}>
          {nominationTitle(game, nomination)}
        </h2>
        <p role="status">{m.day_votes_of({ votes, needed })}</p>
        <LastHand game={game} />
      </div>
      {!nomination.exile && blockOf(game, game.round).votes > 0 && (
        <p className="vote-block">{blockText(game)}</p>
      )}
      {nomination.secret && <p>{m.day_secret()}</p>}
    </>
  )
}
