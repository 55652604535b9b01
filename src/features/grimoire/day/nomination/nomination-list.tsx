import type { Game, Nomination } from '#core/grimoire/game.ts'
import { m } from '#i18n/messages.ts'
import type { GameProps } from '../../game-props.ts'
import { CountedNomination } from './counted-nomination.tsx'

/** The counted nominations of today, the last one first, then those of earlier days. */
export function NominationList({ game }: GameProps) {
  const counted = game.nominations.filter(nomination => nomination.counted).toReversed()
  const days = [...Map.groupBy(counted, ({ day }) => day)].filter(([day]) => day !== game.round)
  const today = counted.filter(({ day }) => day === game.round)
  if (counted.length === 0) return null
  return (
    <section className="day-part" aria-label={m.day_nominations()}>
      <h2>{m.day_nominations()}</h2>
      {today.length > 0 && <Nominations game={game} nominations={today} />}
      {days.map(([day, nominations]) => (
        <details key={day} className="day-earlier">
          <summary>{m.grimoire_day({ round: day })}</summary>
          <Nominations game={game} nominations={nominations} />
        </details>
      ))}
    </section>
  )
}

const Nominations = ({ game, nominations }: { game: Game; nominations: readonly Nomination[] }) => (
  <ul className="day-nominations">
    {nominations.map(nomination => (
      <CountedNomination key={nomination.id} game={game} nomination={nomination} />
    ))}
  </ul>
)
