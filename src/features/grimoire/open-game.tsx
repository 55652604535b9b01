import { useStore } from '@nanostores/react'
import type { Cast } from '#core/cast/cast.ts'
import type { Game } from '#core/grimoire/game.ts'
import { $gameCharacters } from '#stores/grimoire/characters.ts'
import { PrivacyCurtain } from './cards/privacy-curtain.tsx'
import { GamePanel } from './game-panel.tsx'
import { GameView } from './game-view.tsx'
import { GrimoireActions } from './grimoire-actions.tsx'
import { GrimoireDialogs } from './grimoire-dialogs.tsx'
import { GrimoireFrame } from './grimoire-frame.tsx'
import { phaseTitle } from './phase-texts.ts'
import { useGameKeys } from './use-game-keys.ts'
import { useGameLine } from './use-game-line.ts'

/** A game that is being prepared or run: the circle or the list, beside what the phase needs. */
export function OpenGame({ game, cast }: { game: Game; cast: Cast }) {
  const characters = useStore($gameCharacters)
  const line = useGameLine(game, characters)
  useGameKeys()
  return (
    <>
      <GrimoireFrame
        heading={phaseTitle(game)}
        line={line}
        matter={game}
        actions={<GrimoireActions />}
        panel={<GamePanel game={game} cast={cast} characters={characters} />}
      >
        <GameView game={game} characters={characters} />
      </GrimoireFrame>
      <GrimoireDialogs game={game} cast={cast} characters={characters} />
      <PrivacyCurtain />
    </>
  )
}
