import { useStore } from '@nanostores/react'
import type { Cast } from '#core/cast/cast.ts'
import type { Game } from '#core/grimoire/game.ts'
import { $isPhoneRound } from '#stores/grimoire/phone-round.ts'
import { LazyPhoneRound } from './lazy-parts.tsx'
import { OpenGame } from './open-game.tsx'

/** The open game for the storyteller, or for the players while the phone goes around. */
export const ShownGame = ({ game, cast }: { game: Game; cast: Cast }) =>
  useStore($isPhoneRound) ? <LazyPhoneRound game={game} /> : <OpenGame game={game} cast={cast} />
