import { emptySeat } from '#core/grimoire/game.ts'
import type { KnownPlayer } from '#stores/grimoire/known-players.ts'
import { startWithSeats } from '#stores/grimoire/new-game.ts'

/** Starts a game with the open script. The known players get the first seats, travellers the last ones. */
export const startWithPlayers = (known: readonly KnownPlayer[], players: number, travellers: number) =>
  startWithSeats(
    Array.from({ length: players + travellers }, (_, index) => ({
      ...emptySeat(`s${index + 1}`),
      ...known[index],
      traveller: index >= players
    }))
  )
