import { useStore } from '@nanostores/react'
import { $cast } from '#stores/cast.ts'
import { $game } from '#stores/grimoire/game.ts'
import { $grimoireDialog } from '#stores/grimoire/view.ts'
import { LazyGamesDialog, LazyTownSquare } from './lazy-parts.tsx'
import { NoGame } from './no-game.tsx'
import { ShownGame } from './shown-game.tsx'
import { useSquareGame } from './town-square/square-address.ts'
import { useOpenGame } from './use-open-game.ts'

/** The grimoire of the open script, or the town square of a game if the address says so. */
export function GrimoireScreen() {
  const squareGame = useSquareGame()
  return squareGame === undefined ? <Grimoire /> : <LazyTownSquare gameId={squareGame} />
}

/** The last game of the open script, or the start of one. The list of games stays open while another is opened. */
function Grimoire() {
  const isReady = useOpenGame()
  const cast = useStore($cast)
  const game = useStore($game)
  const dialog = useStore($grimoireDialog)
  return (
    <>
      {cast && game ? <ShownGame game={game} cast={cast} /> : <NoGame cast={isReady ? cast : undefined} />}
      {dialog?.kind === 'games' && <LazyGamesDialog />}
    </>
  )
}
