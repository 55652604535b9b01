import { type Team, teams } from '#core/team.ts'
import { m } from '#i18n/messages.ts'
import { teamName } from '#i18n/team-words.ts'
import { TeamMark } from '#ui/team-mark.tsx'
import { TeamTally } from '#views/team-tally.tsx'
import type { TeamRows } from './rows.ts'

/** The teams of every game; the others are counted only where a script has them. */
const always: readonly Team[] = ['townsfolk', 'outsider', 'minion', 'demon']

interface Groups {
  groups: readonly TeamRows[]
}

/** How many characters each team has, as one line. */
export const TeamCounts = ({ groups }: Groups) => (
  <TeamTally
    isNamed
    counts={teams
      .map(team => ({ team, count: countOf(team, groups) }))
      .filter(({ team, count }) => always.includes(team) || count > 0)}
  />
)

/** The same as four cells, below 900 px. */
export const CountCells = ({ groups }: Groups) => (
  <ul className="count-cells" aria-label={m.script_counts()}>
    {always.map(team => (
      <li key={team}>
        <span>
          <TeamMark team={team} size={10} /> <b>{countOf(team, groups)}</b>
        </span>
        {teamName(team)}
      </li>
    ))}
  </ul>
)

const countOf = (team: Team, groups: readonly TeamRows[]) =>
  groups.find(group => group.team === team)?.rows.length ?? 0
