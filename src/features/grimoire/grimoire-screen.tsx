import { useStore } from '@nanostores/react'
import { m } from '#i18n/messages.ts'
import { $cast } from '#stores/cast.ts'
import { $game } from '#stores/grimoire/game.ts'
import { $isPhoneRound } from '#stores/grimoire/phone-round.ts'
import { PhoneRound } from './bag/phone-round.tsx'
import { GrimoireFrame } from './grimoire-frame.tsx'
import { OpenGame } from './open-game.tsx'
import { NoCharacters } from './setup/no-characters.tsx'
import { StartGame } from './setup/start-game.tsx'
import { useSquareGame } from './town-square/square-address.ts'
import { TownSquare } from './town-square/town-square.tsx'
import { useOpenGame } from './use-open-game.ts'

/** The grimoire of the open script, or the town square of a game if the address says so. */
export function GrimoireScreen() {
  const squareGame = useSquareGame()
  return squareGame === undefined ? <Grimoire /> : <TownSquare gameId={squareGame} />
}

/** The last game of the open script, or the start of one. */
function Grimoire() {
  const isReady = useOpenGame()
  const cast = useStore($cast)
  const game = useStore($game)
  const isPhoneRound = useStore($isPhoneRound)
  if (cast && game) return isPhoneRound ? <PhoneRound game={game} /> : <OpenGame game={game} cast={cast} />
  return (
    <GrimoireFrame heading={m.grimoire_title()}>
      {isReady && cast && (cast.characters.length > 0 ? <StartGame cast={cast} /> : <NoCharacters />)}
    </GrimoireFrame>
  )
}
