import type { CastCharacter } from '../cast/cast.ts'
import { alignmentOf } from '../character/team.ts'
import type { Night } from '../night/night.ts'
import type { Game, Seat } from './game.ts'

/** The characters of the script by id, or by the id that the game has for them. */
export type Characters = ReadonlyMap<string, CastCharacter>

/** Whether any player has a character, or it is in play without one. */
export const isInPlay = (game: Game, character: string) =>
  game.seats.some(seat => seat.character === character) || game.unseatedCharacters.includes(character)

/** How many players have a character; one more if it is in play without a player. */
export const numberInPlay = (game: Game, character: string) =>
  game.seats.filter(seat => seat.character === character).length +
  (game.unseatedCharacters.includes(character) ? 1 : 0)

/** Ids of all characters in play, in seat order, each once. */
export const charactersInPlay = (game: Game): string[] =>
  [...new Set([...game.seats.map(({ character }) => character), ...game.unseatedCharacters])].filter(
    id => id !== ''
  )

/** Alignment of a player: the one that the storyteller has given, or that of the character's team. Travellers and seats without a character have none at first. */
export function seatAlignment(seat: Seat, characters: Characters): 'good' | 'evil' | undefined {
  if (seat.alignment) return seat.alignment
  const team = characters.get(seat.character)?.team
  const alignment = team && alignmentOf[team]
  return alignment === 'neutral' ? undefined : alignment
}

/** The character that a player would name as the own one. */
export const believedCharacter = ({ character, believes }: Pick<Seat, 'character' | 'believes'>) =>
  believes || character

/** Whether a player wakes in such a night, as the own character, the believed one, or by another ability. */
export const wakes = (seat: Seat, characters: Characters, night: Night) =>
  [seat.character, believedCharacter(seat), ...seat.abilities].some(
    id => (characters.get(id)?.[night] ?? 0) > 0
  )

/** Whether a character has a special feature, by its type and name in the file format. */
export const hasFeature = (character: CastCharacter | undefined, type: string, name: string) =>
  character?.special.some(feature => feature.type === type && feature.name === name) ?? false

/**
 * The teams whose characters a player with this character believes to be one of; none if the player knows it. The
 * format's `bag-disabled` says that the player draws another token.
 */
export function believedTeams(character: CastCharacter): readonly CastCharacter['team'][] {
  if (character.id === 'lunatic') return ['demon']
  if (!hasFeature(character, 'selection', 'bag-disabled')) return []
  if (character.team === 'outsider') return ['townsfolk']
  return character.team === 'townsfolk' || character.team === 'minion' ? ['townsfolk', 'outsider'] : []
}

/** Whether no player has the token of a character: it is in play beside the circle. */
export const isUnseated = (character: CastCharacter) =>
  character.team === 'fabled' ||
  character.team === 'loric' ||
  (character.team === 'demon' && hasFeature(character, 'selection', 'bag-disabled'))
