import './team-counts.css'
import { useStore } from '@nanostores/react'
import { type Team, teams } from '#core/character/team.ts'
import type { TeamCount } from '#core/script/team-tally.ts'
import { m } from '#i18n/messages.ts'
import { teamAfterNumber } from '#i18n/team-names.ts'
import { TeamMark } from '#ui/graphics/team-mark.tsx'
import { TeamTally } from '#views/team-tally.tsx'
import { $teamCounts } from './list/team-rows.ts'

/** The teams of every game. Other teams get a count only if the script has them. */
const mainTeams: readonly Team[] = ['townsfolk', 'outsider', 'minion', 'demon']

/** The number of characters per team, in one line. */
export function TeamCounts() {
  const counts = useStore($teamCounts)
  return (
    <TeamTally
      isNamed
      counts={teams
        .map(team => ({ team, count: countOf(team, counts) }))
        .filter(({ team, count }) => mainTeams.includes(team) || count > 0)}
    />
  )
}

/** The number of characters of the four main teams as cells, below 900 px. */
export function TeamCountCells() {
  const counts = useStore($teamCounts)
  return (
    <ul className="count-cells" aria-label={m.script_counts()}>
      {mainTeams.map(team => (
        <li key={team}>
          <span>
            <TeamMark team={team} size={10} /> <b>{countOf(team, counts)}</b>
          </span>
          {teamAfterNumber(team, countOf(team, counts))}
        </li>
      ))}
    </ul>
  )
}

const countOf = (team: Team, counts: readonly TeamCount[]) =>
  counts.find(each => each.team === team)?.count ?? 0
