import type { Cast } from '#core/cast/cast.ts'
import type { Action } from '#core/grimoire/action.ts'
import { demonBluffs, type Game } from '#core/grimoire/game.ts'
import { drawBluffs } from '#core/grimoire/setup/draw-bluffs.ts'
import { countedSeats } from '#core/grimoire/setup/setup-choices.ts'

/** With fewer players, nobody tells the Demon anything in the first night. */
const minPlayersForInfo = 7

/** Draws all bluffs of a group anew. */
export const redrawBluffs = (game: Game, cast: Cast, groupId: string): Action[] =>
  changeBluffs(game, cast, groupId, [])

/** Draws what the bluffs for the Demon lack, if the game has any: those stay that nobody has. */
export function fillDemonBluffs(game: Game, cast: Cast): Action[] {
  if (countedSeats(game).length < minPlayersForInfo) return []
  const kept = game.bluffs.find(({ id }) => id === demonBluffs)?.characters
  return changeBluffs(game, cast, demonBluffs, kept)
}

const changeBluffs = (game: Game, { characters }: Cast, groupId: string, kept: string[] = []): Action[] =>
  game.bluffs
    .filter(({ id }) => id === groupId)
    .map(group => ({
      type: 'changeBluffs',
      data: {
        group: {
          ...group,
          characters: drawBluffs(game, characters, { group: groupId, kept, random: Math.random })
        }
      }
    }))
