import { ChevronRight, Users } from 'lucide-react'
import { maxPlayers, minPlayers, setupCounts } from '#core/script/player-counts.ts'
import { m } from '#i18n/messages.ts'
import { teamName } from '#i18n/team-names.ts'
import { TeamMark } from '#ui/graphics/team-mark.tsx'
import { Panel } from '#ui/page/page-frame.tsx'

const teams = ['townsfolk', 'outsider', 'minion', 'demon'] as const

const playerCounts = Array.from({ length: maxPlayers - minPlayers + 1 }, (_, index) => minPlayers + index)

/** The number of characters per team for each player count, in a panel beside the list on wide windows. */
export const PlayersPanel = () => (
  <div className="from-lg">
    <Panel title={m.script_players()}>
      <PlayersTable />
    </Panel>
  </div>
)

/** The same table as a collapsible line below the list on narrow windows. */
export const PlayersDisclosure = () => (
  <details className="folded-line">
    <summary>
      <Users />
      {m.script_players()}
      <ChevronRight />
    </summary>
    <PlayersTable />
  </details>
)

const PlayersTable = () => (
  <table className="players-table" aria-label={m.script_players()}>
    <thead>
      <tr>
        <td />
        {teams.map(team => (
          <th key={team} scope="col" title={teamName(team)}>
            <TeamMark team={team} />
            <span className="unseen">{teamName(team)}</span>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {playerCounts.map(players => (
        <PlayersRow key={players} players={players} />
      ))}
    </tbody>
  </table>
)

function PlayersRow({ players }: { players: number }) {
  const counts = setupCounts(players)
  return (
    <tr>
      <th scope="row">{m.script_players_count({ count: players })}</th>
      {teams.map(team => (
        <td key={team}>{counts?.[team]}</td>
      ))}
    </tr>
  )
}
