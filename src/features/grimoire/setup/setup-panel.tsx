import './setup-panel.css'
import { useState } from 'react'
import { m } from '#i18n/messages.ts'
import { performActions } from '#stores/grimoire/game.ts'
import { openGrimoireDialog } from '#stores/grimoire/view.ts'
import { Button } from '#ui/buttons/button.tsx'
import type { GameProps } from '../game-props.ts'
import { LockedSeats } from './locked-seats.tsx'
import { SetupChanges } from './setup-changes.tsx'
import { SetupProblemsList } from './setup-problems-list.tsx'
import { TeamCountsList } from './team-counts-list.tsx'
import { useSetup } from './use-setup.ts'

/** The panel before the first night: teams, setup changes and problems. Nothing of it stops the storyteller. */
export function SetupPanel(props: GameProps) {
  const { game } = props
  const [locked, setLocked] = useState<ReadonlySet<string>>(new Set())
  const { choices, counts, dealt, hasDealt, problems, nameOf, fill, drawAgain } = useSetup(props, locked)
  return (
    <div className="setup-panel">
      <div className="setup-buttons">
        {(!hasDealt || problems.length > 0) && (
          <Button small disabled={!counts} onClick={fill}>
            {m.setup_draw()}
          </Button>
        )}
        {hasDealt && (
          <Button small disabled={!counts} onClick={drawAgain}>
            {m.setup_draw_again()}
          </Button>
        )}
        <Button small onClick={() => openGrimoireDialog({ kind: 'players' })}>
          {m.setup_names()}
        </Button>
      </div>
      {counts && <TeamCountsList counts={counts} dealt={dealt} />}
      {choices.length > 0 && <SetupChanges choices={choices} nameOf={nameOf} />}
      {problems.length > 0 && <SetupProblemsList game={game} problems={problems} nameOf={nameOf} />}
      {hasDealt && <LockedSeats game={game} nameOf={nameOf} locked={locked} onChange={setLocked} />}
      <div className="setup-start">
        <p role="status">
          {problems.length > 0 ? m.setup_problems_left({ count: problems.length }) : m.setup_no_problems()}
        </p>
        <Button variant="primary" onClick={() => performActions({ type: 'startNight', data: {} })}>
          {m.setup_first_night()}
        </Button>
      </div>
    </div>
  )
}
