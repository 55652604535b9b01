import './team-counts.css'
import { type Team, teams } from '#core/character/team.ts'
import { m } from '#i18n/messages.ts'
import { teamName } from '#i18n/team-names.ts'
import { TeamMark } from '#ui/graphics/team-mark.tsx'
import { TeamTally } from '#views/team-tally.tsx'
import type { TeamRows } from './list/team-rows.ts'

/** The teams of every game. Other teams get a count only if the script has them. */
const mainTeams: readonly Team[] = ['townsfolk', 'outsider', 'minion', 'demon']

interface TeamCountsProps {
  groups: readonly TeamRows[]
}

/** The number of characters per team, in one line. */
export const TeamCounts = ({ groups }: TeamCountsProps) => (
  <TeamTally
    isNamed
    counts={teams
      .map(team => ({ team, count: countOf(team, groups) }))
      .filter(({ team, count }) => mainTeams.includes(team) || count > 0)}
  />
)

/** The number of characters of the four main teams as cells, below 900 px. */
export const TeamCountCells = ({ groups }: TeamCountsProps) => (
  <ul className="count-cells" aria-label={m.script_counts()}>
    {mainTeams.map(team => (
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
