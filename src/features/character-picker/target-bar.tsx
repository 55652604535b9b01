import './target-bar.css'
import { useStore } from '@nanostores/react'
import { Check } from 'lucide-react'
import { catalogue } from '#catalogue/catalogue.ts'
import { type TeamTarget, teamTargets } from '#core/advice/script-target.ts'
import { tallyTeams } from '#core/script/team-tally.ts'
import { m } from '#i18n/messages.ts'
import { teamName } from '#i18n/team-names.ts'
import { $script } from '#stores/script.ts'
import { $targetPlayers, playerCounts } from '#stores/start/target-players.ts'
import { Select } from '#ui/fields/select.tsx'
import { TeamMark } from '#ui/graphics/team-mark.tsx'

/** The number of characters per team beside the number to reach. Stays in view while the cards scroll. */
export function TargetBar() {
  const script = useStore($script)
  const players = useStore($targetPlayers)
  return (
    <section className="target-bar" aria-label={m.start_target()}>
      <PlayersSelect players={players} />
      <ul className="target-teams">
        {teamTargets(tallyTeams(script, catalogue), players).map(target => (
          <TeamProgress key={target.team} {...target} />
        ))}
      </ul>
    </section>
  )
}

const PlayersSelect = ({ players }: { players: number | undefined }) => (
  <div className="target-players">
    <Select
      hideLabel
      label={m.start_target_for()}
      value={`${players ?? ''}`}
      onChange={value => $targetPlayers.set(value === '' ? undefined : Number(value))}
      options={[
        { value: '', label: m.start_target_full() },
        ...playerCounts.map(count => ({ value: `${count}`, label: m.script_players_count({ count }) }))
      ]}
    />
  </div>
)

const TeamProgress = ({ team, count, target }: TeamTarget) => (
  <li data-team={team} data-reached={count >= target || undefined}>
    <span className="unseen">{m.start_target_team({ team: teamName(team), count, target })}</span>
    <span className="target-count" aria-hidden="true">
      <TeamMark team={team} size={12} />
      {count >= target && <Check />}
      <b>{count}</b>
      <span>/ {target}</span>
    </span>
    <span className="target-name" aria-hidden="true">
      {teamName(team)}
    </span>
  </li>
)
