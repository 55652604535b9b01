import './start-game.css'
import { useState } from 'react'
import type { Cast } from '#core/cast/cast.ts'
import { emptyGame, emptySeat } from '#core/grimoire/game.ts'
import { maxSeatedPlayers, teamCounts } from '#core/grimoire/setup/team-counts.ts'
import { maxPlayers, minPlayers } from '#core/script/player-counts.ts'
import { m } from '#i18n/messages.ts'
import { teamName } from '#i18n/team-names.ts'
import { startGame } from '#stores/grimoire/game.ts'
import { $openScriptId } from '#stores/script.ts'
import { Button } from '#ui/buttons/button.tsx'
import { NumberStepper } from './number-stepper.tsx'
import { TeamCountsList } from './team-counts-list.tsx'

const mostTravellers = 5

/** The start of a game: how many players there are. */
export function StartGame(_props: { cast: Cast }) {
  const [players, setPlayers] = useState(8)
  const [travellers, setTravellers] = useState(0)
  const counts = teamCounts(players)
  const start = () =>
    startGame($openScriptId.get(), {
      ...emptyGame,
      seats: Array.from({ length: players + travellers }, (_, index) => ({
        ...emptySeat(`s${index + 1}`),
        traveller: index >= players
      }))
    })
  return (
    <section className="start-game">
      <NumberStepper
        label={m.setup_players()}
        range={[minPlayers, maxSeatedPlayers]}
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
      <p className="start-game-note">{players > maxPlayers ? m.setup_beyond() : m.setup_start_text()}</p>
      <Button variant="primary" onClick={start}>
        {m.setup_start()}
      </Button>
    </section>
  )
}
