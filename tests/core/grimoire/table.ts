import { loadTexts } from '#catalogue/texts.ts'
import { buildCast, type Cast } from '#core/cast/cast.ts'
import { emptyGame, emptySeat, type Game, type Seat } from '#core/grimoire/game.ts'
import type { Characters } from '#core/grimoire/in-play.ts'
import type { ScriptCharacter } from '#core/script/script.ts'
import { aScript, catalogue } from '../script-builders.ts'

const texts = await loadTexts('en')

/** A cast of official ids and custom characters, as the grimoire knows it. */
export function castOf(...characters: (string | ScriptCharacter)[]): { cast: Cast; characters: Characters } {
  const cast = buildCast(aScript({ characters }), catalogue, texts)
  return { cast, characters: new Map(cast.characters.map(character => [character.id, character])) }
}

/** A game whose seats have these characters; ids of the seats are `1`, `2` and so on. */
export const gameOf = (characters: readonly (string | Partial<Seat>)[], rest: Partial<Game> = {}): Game => ({
  ...emptyGame,
  seats: characters.map((seat, index) => ({
    ...emptySeat(String(index + 1)),
    ...(typeof seat === 'string' ? { character: seat } : seat)
  })),
  ...rest
})

/** Beginnings of the names of the teams in English and German. */
export const teamNames = {
  townsfolk: ['townsfolk', 'dorfbewohner'],
  outsider: ['outsider', 'außenseiter'],
  minion: ['minion', 'untergeben'],
  demon: ['demon', 'dämon']
}

/** A generator of numbers that repeats with its seed. */
export function seeded(seed: number) {
  let state = (seed % 2147483646) + 1
  return () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}
