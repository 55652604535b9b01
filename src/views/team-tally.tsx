import './team-tally.css'
import type { TeamCount } from '#core/script/team-tally.ts'
import { m } from '#i18n/messages.ts'
import { teamAfterNumber } from '#i18n/team-names.ts'
import { classNames } from '#ui/class-names.ts'
import { TeamMark } from '#ui/graphics/team-mark.tsx'

interface TeamTallyProps {
  counts: readonly TeamCount[]
  /** Shows the names of the teams; otherwise only screen readers get them. */
  isNamed?: boolean
}

/** Number of characters by team on one line: mark, number and name. */
export const TeamTally = ({ counts, isNamed = false }: TeamTallyProps) => (
  <ul className={classNames('team-tally', isNamed && 'team-tally-named')} aria-label={m.script_counts()}>
    {counts.map(({ team, count }) => {
      const name = teamAfterNumber(team, count)
      return (
        <li key={team} title={isNamed ? undefined : name}>
          <TeamMark team={team} size={10} /> <b>{count}</b>{' '}
          {isNamed ? name : <span className="unseen">{name}</span>}
        </li>
      )
    })}
  </ul>
)
