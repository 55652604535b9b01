import type { Game, Seat } from '#core/grimoire/game.ts'
import { performActions } from '#stores/grimoire/game.ts'

/** Gives a seat a character: dealt before the first night, later changed, which is remembered. '' takes it away. */
export function chooseCharacter({ phase }: Game, { id, believes }: Seat, character: string) {
  if (phase === 'setup')
    performActions({ type: 'deal', data: { characters: { [id]: { character, believes } } } })
  else performActions({ type: 'changeCharacter', data: { seat: id, character } })
}

/** What the player believes to be; '' for the true character. */
export const chooseBelief = ({ id }: Seat, character: string) =>
  performActions({ type: 'changeBelief', data: { seat: id, character } })

/** An ability of another character, beside the own one. */
export const addAbility = ({ id, abilities }: Seat, character: string) =>
  performActions({ type: 'changeAbilities', data: { seat: id, abilities: [...abilities, character] } })
