import { demonBluffs, type Game } from '#core/grimoire/game.ts'
import type { Characters } from '#core/grimoire/in-play.ts'
import { type OwnBluffs, ownBluffs } from '#core/grimoire/setup/bluff-groups.ts'
import { m } from '#i18n/messages.ts'
import { seatName } from '../seat-texts.ts'

/** Name of a group of bluffs that a player's character brings. */
export const ownBluffsName = (game: Game, characters: Characters, { character, seat }: OwnBluffs) =>
  m.bag_group({
    player: seatName(seat, game.seats.indexOf(seat) + 1),
    character: characters.get(character)?.name ?? character
  })

/** Name of a group of bluffs of a game. The Demon's has none of its own. */
export const groupName = ({ id, name }: Pick<Game['bluffs'][number], 'id' | 'name'>) =>
  id === demonBluffs ? m.seat_bluffs() : name

/** Name of a group of bluffs by its id, which the game may not have yet. */
export function bluffsName(game: Game, characters: Characters, id: string): string {
  if (id === demonBluffs) return m.seat_bluffs()
  const own = ownBluffs(game, characters).find(each => each.id === id)
  const made = game.bluffs.find(group => group.id === id)?.name
  return made ?? (own ? ownBluffsName(game, characters, own) : id)
}
