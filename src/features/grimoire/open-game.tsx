import { useStore } from '@nanostores/react'
import type { Cast } from '#core/cast/cast.ts'
import type { Game } from '#core/grimoire/game.ts'
import { $gameCharacters } from '#stores/grimoire/characters.ts'
import { $grimoireView } from '#stores/grimoire/view.ts'
import { PrivacyCurtain } from './cards/privacy-curtain.tsx'
import { DayPanel } from './day/day-panel.tsx'
import { GrimoireActions } from './grimoire-actions.tsx'
import { GrimoireDialogs } from './grimoire-dialogs.tsx'
import { GrimoireFrame } from './grimoire-frame.tsx'
import { NightPanel } from './night/night-panel.tsx'
import { livingText, phaseTitle } from './phase-texts.ts'
import { SeatList } from './seat/seat-list.tsx'
import { SetupPanel } from './setup/setup-panel.tsx'
import { GameCircle } from './table/game-circle.tsx'
import { useGameKeys } from './use-game-keys.ts'

const panels = { setup: SetupPanel, night: NightPanel, day: DayPanel, ended: DayPanel }

/** A game that is being prepared or run: the circle or the list, beside what the phase needs. */
export function OpenGame({ game, cast }: { game: Game; cast: Cast }) {
  const characters = useStore($gameCharacters)
  const view = useStore($grimoireView)
  const Panel = panels[game.phase]
  useGameKeys()
  return (
    <>
      <GrimoireFrame
        heading={phaseTitle(game)}
        line={livingText(game, characters)}
        actions={<GrimoireActions />}
        panel={<Panel game={game} cast={cast} characters={characters} />}
      >
        {view === 'circle' ? (
          <GameCircle game={game} characters={characters} />
        ) : (
          <SeatList game={game} characters={characters} />
        )}
      </GrimoireFrame>
      <GrimoireDialogs game={game} cast={cast} characters={characters} />
      <PrivacyCurtain />
    </>
  )
}
