import { DayPanel } from './day/day-panel.tsx'
import type { GameProps } from './game-props.ts'
import { GameSaveBanner, GameSaveLine } from './games/game-save-state.tsx'
import { NightPanel } from './night/night-panel.tsx'
import { SetupPanel } from './setup/setup-panel.tsx'

const panels = { setup: SetupPanel, night: NightPanel, day: DayPanel, ended: DayPanel }

/** What the present phase needs beside the seats, and whether the game is stored. */
export function GamePanel(props: GameProps) {
  const Panel = panels[props.game.phase]
  return (
    <>
      <GameSaveBanner />
      <Panel {...props} />
      <GameSaveLine />
    </>
  )
}
