import './start-game.css'
import { useState } from 'react'
import type { Cast } from '#core/cast/cast.ts'
import { maxSeatedPlayers, teamCounts } from '#core/grimoire/setup/team-counts.ts'
import { maxPlayers, minPlayers } from '#core/script/player-counts.ts'
import { m } from '#i18n/messages.ts'
import { teamName } from '#i18n/team-names.ts'
import type { KnownPlayer } from '#stores/grimoire/known-players.ts'
import { Button } from '#ui/buttons/button.tsx'
import { fieldHelp } from '#views/field-help/field-help.tsx'
import { KnownPlayers } from '../players/known-players.tsx'
import { startWithPlayers } from '../players/start-with-players.ts'
import { NumberStepper } from './number-stepper.tsx'
import { TeamCountsList } from './team-counts-list.tsx'

const mostTravellers = 5

/** The start of a game: how many players there are, and who of those that played before. */
export function StartGame(_props: { cast: Cast }) {
  const [wanted, setPlayers] = useState(8)
  const [travellers, setTravellers] = useState(0)
  const [chosen, setChosen] = useState<readonly KnownPlayer[]>([])
  const least = Math.max(minPlayers, chosen.length)
  const players = Math.max(wanted, least)
  const counts = teamCounts(players)
  const choose = (some: readonly KnownPlayer[]) => setChosen(some.slice(0, maxSeatedPlayers))
  return (
    <section className="start-game">
      <NumberStepper
        label={m.setup_players()}
        info={fieldHelp('players')}
        range={[least, maxSeatedPlayers]}
        value={players}
        onChange={setPlayers}
      />
      <NumberStepper
        label={teamName('traveller')}
        range={[0, mostTravellers]}
        value={travellers}
        onChange={setTravellers}
      />
      {counts && <TeamCountsList counts={counts} />}
      <KnownPlayers
        isOpen
        chosen={new Set(chosen.map(({ player }) => player))}
        onChoose={(player, plays) => {
          const others = chosen.filter(each => each.player !== player.player)
          choose(plays ? [...others, player] : others)
        }}
        onSame={same => {
          choose(same)
          setPlayers(Math.max(same.length, minPlayers))
        }}
      />
      <div className="start-game-foot">
        <p>{players > maxPlayers ? m.setup_beyond() : m.setup_start_text()}</p>
        <Button variant="primary" onClick={() => startWithPlayers(chosen, players, travellers)}>
          {m.setup_start()}
        </Button>
      </div>
    </section>
  )
}
