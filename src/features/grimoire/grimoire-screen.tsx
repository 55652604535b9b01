import { useStore } from '@nanostores/react'
import { $cast } from '#stores/cast.ts'
import { $game } from '#stores/grimoire/game.ts'
import { $grimoireDialog } from '#stores/grimoire/view.ts'
import { LazyGamesDialog } from './lazy-dialogs.tsx'
import { NoGame } from './no-game.tsx'
import { OpenGame } from './open-game.tsx'
import { useOpenGame } from './use-open-game.ts'

/** The grimoire of the open script: its last game, or the start of one. The list of games stays open while another is opened. */
export function GrimoireScreen() {
  const isReady = useOpenGame()
  const cast = useStore($cast)
  const game = useStore($game)
  const dialog = useStore($grimoireDialog)
  return (
    <>
      {cast && game ? <OpenGame game={game} cast={cast} /> : <NoGame cast={isReady ? cast : undefined} />}
      {dialog?.kind === 'games' && <LazyGamesDialog />}
    </>
  )
}
