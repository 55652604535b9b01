import { neighbours } from '../../actions/seat-actions.ts'
import type { Game, Seat } from '../../game.ts'
import type { Characters } from '../../in-play.ts'
import { shuffle } from '../fill-seats.ts'
import { isEvilCharacter } from './evil-line.ts'
import { swapCharacters } from './swap-characters.ts'

interface MarionetteRequest {
  readonly characters: Characters
  readonly locked: ReadonlySet<string>
  /** Evil characters sit in a line that has to stay one. */
  readonly inLine: boolean
  readonly random: () => number
}

/** Swaps the Marionette with a neighbour of the Demon, or the Demon with one of the Marionette, unless locks forbid it. */
export function seatMarionette(game: Game, { characters, locked, inLine, random }: MarionetteRequest): Game {
  const isDemon = (id: string) => characters.get(id)?.team === 'demon'
  const puppet = game.seats.find(({ character }) => character === 'marionette')
  const demons = game.seats.filter(({ character }) => isDemon(character))
  if (!puppet || demons.length === 0) return game
  if (neighbours(game, puppet.id).some(({ character }) => isDemon(character))) return game
  const isFree = (seat: Seat) =>
    !seat.traveller &&
    !locked.has(seat.id) &&
    !isDemon(seat.character) &&
    (!inLine || isEvilCharacter(seat, characters))
  const besideDemons = locked.has(puppet.id)
    ? []
    : demons.flatMap(demon => neighbours(game, demon.id).filter(isFree))
  const [place] = shuffle(besideDemons, random)
  if (place) return swapCharacters(game, puppet.id, place.id)
  const demon = inLine ? undefined : demons.find(({ id }) => !locked.has(id))
  const [other] = shuffle(neighbours(game, puppet.id).filter(isFree), random)
  return demon && other ? swapCharacters(game, demon.id, other.id) : game
}
