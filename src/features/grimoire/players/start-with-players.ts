import { emptyGame, emptySeat } from '#core/grimoire/game.ts'
import { startGame } from '#stores/grimoire/game.ts'
import type { KnownPlayer } from '#stores/grimoire/known-players.ts'
import { $openScriptId } from '#stores/script.ts'

/** Starts a game with the open script. The known players get the first seats, travellers the last ones. */
export const startWithPlayers = (known: readonly KnownPlayer[], players: number, travellers: number) =>
  startGame($openScriptId.get(), {
    ...emptyGame,
    seats: Array.from({ length: players + travellers }, (_, index) => ({
      ...emptySeat(`s${index + 1}`),
      ...known[index],
      traveller: index >= players
    }))
  })
