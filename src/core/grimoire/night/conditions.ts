import { foldLetters } from '../../fold-letters.ts'
import type { Game, Seat } from '../game.ts'
import type { Characters } from '../in-play.ts'

/** What reminders say about a player's ability: it gives false information, or is lost or spent. */
export type Condition = 'drunk' | 'poisoned' | 'noAbility'

/**
 * Beginnings of words in the six languages of the catalogue, without accents. Words, since a table by character would miss
 * homebrew, texts of the storyteller's own, and tokens that were placed in another language.
 */
const words: Record<Condition, RegExp> = {
  drunk: /\b(drunk|ivre|betrunken|bebado|sarhos)|^say\b|\bdeu say\b/,
  poisoned: /\b(poison|empoison|vergiftet|envenenad|zehirli|trung doc)/,
  noAbility: /\b(no ability|sans capacite|keine fahigkeit|sem habilidade|yetenegi yok|mat ky nang)/
}

const conditionsIn = (text: string): Condition[] => {
  const folded = foldLetters(text)
  return (['drunk', 'poisoned', 'noAbility'] as const).filter(condition => words[condition].test(folded))
}

/**
 * The conditions of a player by the reminders beside the seat. A Minstrel's token is beside the one player whom it doesn't make
 * drunk, and the Xaan's X poisons all townsfolk.
 */
export function conditionsOf(game: Game, seat: Seat, characters: Characters): Condition[] {
  const found = game.reminders.flatMap(({ seat: place, character, text }): Condition[] => {
    if (character === 'minstrel') return place === seat.id ? [] : conditionsIn(text)
    if (character === 'xaan')
      return text === 'X' && characters.get(seat.character)?.team === 'townsfolk' ? ['poisoned'] : []
    return place === seat.id ? conditionsIn(text) : []
  })
  return [...new Set(found)]
}
