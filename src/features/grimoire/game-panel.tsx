import { DayPanel } from './day/day-panel.tsx'
import { useWakeLock } from './day/use-wake-lock.ts'
import type { GameProps } from './game-props.ts'
import { GameSaveBanner, GameSaveLine } from './games/game-save-state.tsx'
import { NightPanel } from './night/night-panel.tsx'
import { SetupPanel } from './setup/setup-panel.tsx'

const panels = { setup: SetupPanel, night: NightPanel, day: DayPanel, ended: DayPanel }

/** What the present phase needs beside the seats, and whether the game is stored. */
export function GamePanel(props: GameProps) {
  useWakeLock(props.game.phase === 'night' || props.game.phase === 'day')
  const Panel = panels[props.game.phase]
  return (
    <>
      <GameSaveBanner />
      <Panel {...props} />
      <GameSaveLine />
    </>
  )
}
