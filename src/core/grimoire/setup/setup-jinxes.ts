import type { Game } from '../game.ts'
import { isInPlay } from '../in-play.ts'

/** Pairs that can't both be in play from the start. The Marionette comes into play after the Demon if there is none yet. */
const apart: readonly (readonly [string, readonly string[]])[] = [
  ['heretic', ['baron', 'godfather', 'lleech', 'pithag', 'spy', 'widow']],
  ['marionette', ['kazali', 'lilmonsta', 'summoner']]
]

/** Who has the ability of a Minion as an Alchemist, and needs that Minion in play or out of it. */
const alchemist = {
  id: 'alchemist',
  needs: ['marionette', 'organgrinder', 'spy', 'widow', 'wraith'],
  excludes: ['mastermind']
} as const

/** Characters that change the setup too when a Marionette believes to be them. */
const marionetteBeliefs: readonly string[] = ['balloonist', 'huntsman']

/** Every pair of official characters whose jinx is in these rules. */
export const setupJinxes: readonly (readonly [string, string])[] = [
  ...apart.flatMap(([one, others]) => others.map(other => [one, other] as const)),
  ...[...alchemist.needs, ...alchemist.excludes, 'summoner'].map(other => [alchemist.id, other] as const),
  ...marionetteBeliefs.map(other => ['marionette', other] as const)
]

const apartFrom = new Map<string, string[]>()
for (const [one, others] of apart)
  for (const other of others) {
    apartFrom.set(one, [...(apartFrom.get(one) ?? []), other])
    apartFrom.set(other, [...(apartFrom.get(other) ?? []), one])
  }

/** The characters that can't be in play with another one. */
export const charactersApart = (id: string): readonly string[] => apartFrom.get(id) ?? []

/** The pairs in a game that can't both be in play. */
export const pairsApart = (game: Game): (readonly [string, string])[] =>
  [
    ...apart.flatMap(([one, others]) =>
      isInPlay(game, one) ? others.map(other => [one, other] as const) : []
    ),
    ...alchemistAbilities(game)
      .filter(id => alchemist.excludes.some(other => other === id))
      .map(id => [alchemist.id, id] as const)
  ].filter(([, other]) => isInPlay(game, other))

/** Whether something in play that a draw doesn't deal keeps a character out of it. */
export const isExcludedByJinx = (game: Game, id: string) =>
  charactersApart(id).some(other => game.unseatedCharacters.includes(other)) ||
  (alchemist.excludes.some(other => other === id) && alchemistAbilities(game).includes(id))

/** The Minions that have to be in play because an Alchemist has their abilities. */
export const neededByAlchemist = (game: Game): string[] =>
  alchemistAbilities(game).filter(id => alchemist.needs.some(needed => needed === id))

/** Characters that aren't in play, but whose abilities change the setup: those of an Alchemist, and what a Marionette believes. */
export const setupsByJinx = (game: Game): string[] => [
  ...alchemistAbilities(game),
  ...game.seats
    .filter(({ character, believes }) => character === 'marionette' && marionetteBeliefs.includes(believes))
    .map(({ believes }) => believes)
]

const alchemistAbilities = ({ seats }: Game) =>
  seats.flatMap(({ character, abilities }) => (character === alchemist.id ? abilities : []))

/** Whether a player with this character would change the setup by believing to be that one. */
export const changesSetupByBelief = (character: string, belief: string) =>
  character === 'marionette' && marionetteBeliefs.includes(belief)
