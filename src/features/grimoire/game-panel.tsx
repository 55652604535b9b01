import { DayPanel } from './day/day-panel.tsx'
import type { GameProps } from './game-props.ts'
import { NightPanel } from './night/night-panel.tsx'
import { SetupPanel } from './setup/setup-panel.tsx'

const panels = { setup: SetupPanel, night: NightPanel, day: DayPanel, ended: DayPanel }

/** What the present phase needs beside the seats. */
export function GamePanel(props: GameProps) {
  const Panel = panels[props.game.phase]
  return <Panel {...props} />
}
