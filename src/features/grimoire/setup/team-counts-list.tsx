import './team-counts-list.css'
import type { Team } from '#core/character/team.ts'
import type { SetupCounts } from '#core/script/player-counts.ts'
import { m } from '#i18n/messages.ts'
import { teamName } from '#i18n/team-names.ts'
import { TeamMark } from '#ui/graphics/team-mark.tsx'

const teams = ['townsfolk', 'outsider', 'minion', 'demon'] as const satisfies Team[]

interface TeamCountsListProps {
  counts: SetupCounts
  /** How many there are so far. */
  dealt?: SetupCounts | undefined
}

/** How many characters of each team a game needs. */
export const TeamCountsList = ({ counts, dealt }: TeamCountsListProps) => (
  <ul className="team-counts" aria-label={m.setup_teams()}>
    {teams.map(team => (
      <li key={team} data-team={team} data-wrong={dealt && dealt[team] !== counts[team] ? '' : undefined}>
        <TeamMark team={team} />
        <span>{teamName(team)}</span>
        <b>{dealt ? m.setup_of({ has: dealt[team], needs: counts[team] }) : counts[team]}</b>
      </li>
    ))}
  </ul>
)
