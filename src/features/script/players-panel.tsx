import { ChevronRight, Users } from 'lucide-react'
import { fewestPlayers, mostPlayers, teamCounts } from '#core/players.ts'
import { m } from '#i18n/messages.ts'
import { teamName } from '#i18n/team-words.ts'
import { Panel } from '#ui/page-frame.tsx'
import { TeamMark } from '#ui/team-mark.tsx'

const teams = ['townsfolk', 'outsider', 'minion', 'demon'] as const

const games = Array.from({ length: mostPlayers - fewestPlayers + 1 }, (_, index) => fewestPlayers + index)

/** How many characters of each team a game begins with, beside the list. */
export const PlayersPanel = () => (
  <div className="from-lg">
    <Panel title={m.script_players()}>
      <PlayersTable />
    </Panel>
  </div>
)

/** The same where there is no room beside the list: one line under it, which opens. */
export const PlayersLine = () => (
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
  <table className="players-table">
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
      {games.map(players => (
        <Game key={players} players={players} />
      ))}
    </tbody>
  </table>
)

function Game({ players }: { players: number }) {
  const counts = teamCounts(players)
  return (
    <tr>
      <th scope="row">{m.script_players_count({ count: players })}</th>
      {teams.map(team => (
        <td key={team}>{counts?.[team]}</td>
      ))}
    </tr>
  )
}
