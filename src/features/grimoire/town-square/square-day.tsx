import type { Nomination } from '#core/grimoire/game.ts'
import { blockOf, voteRules, votesNeeded } from '#core/grimoire/votes/votes.ts'
import { m } from '#i18n/messages.ts'
import { nominationTitle } from '../day/nomination/nomination-texts.ts'
import { playerName } from '../seat-texts.ts'
import type { SquareProps } from './square-props.ts'

/** The nominations of today, the running one first, and who is about to die; nothing before the first one. */
export function SquareDay({ game, characters }: SquareProps) {
  const today = game.nominations.filter(({ day }) => day === game.round).toReversed()
  if (game.phase !== 'day' || today.length === 0) return null
  const { nominee, votes, tied } = blockOf(game, game.round)
  // A secret vote may have put somebody else there.
  const isKnown = today.every(({ secret, exile }) => exile || !secret)
  return (
    <section className="square-day" aria-label={m.day_nominations()}>
      <h2>{m.day_nominations()}</h2>
      <ol>
        {today.map(nomination => (
          <li key={nomination.id}>
            <b>{nominationTitle(game, nomination)}</b>
            <p>{voteText(nomination)}</p>
          </li>
        ))}
      </ol>
      {isKnown && (nominee || tied) && (
        <p role="status">
          {nominee ? m.day_on_block({ name: playerName(game, nominee), votes }) : m.day_tied({ votes })}
        </p>
      )}
    </section>
  )

  function voteText({ counted, hands, secret, exile }: Nomination): string {
    if (counted) return m.day_votes_of(counted)
    if (secret && !exile) return m.day_secret()
    const needed = votesNeeded(game, exile, voteRules(game, characters))
    return m.square_hands({ votes: Object.values(hands).reduce((sum, given) => sum + given, 0), needed })
  }
}
