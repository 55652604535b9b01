/**
 * Effects of an official character's ability that matter for a script as a whole, independent of the language.
 *
 * | trait | means |
 * |---|---|
 * | information | gives a player true information about others |
 * | drunk, poison | makes an ability fail, including its own player's (the Drunk, the Lunatic) |
 * | madness | makes a player claim something false |
 * | misregister | makes a player register as something else |
 * | falsehood | makes other players' information false |
 * | outsiders | changes the number of outsiders, during the setup or right after it |
 * | kills | adds deaths at night to the demon's one kill; also a demon that can kill several players |
 * | killsByDay | adds deaths by day to the one execution |
 * | protects | keeps a player alive at night, possibly its own |
 * | protectsByDay | keeps a player alive who would be executed or exiled |
 * | resurrects | revives a dead player |
 */
export const traits = [
  'information',
  'drunk',
  'poison',
  'madness',
  'misregister',
  'falsehood',
  'outsiders',
  'kills',
  'killsByDay',
  'protects',
  'protectsByDay',
  'resurrects'
] as const

export type Trait = (typeof traits)[number]

/** Traits of the official characters and their requirements for a script. Keys are character ids. */
export interface TraitFacts {
  /** Contains every official character, including those without a trait. */
  traits: ReadonlyMap<string, readonly Trait[]>
  /** Characters that its setup adds to the game (`[+the King]`), so they must be on the script. */
  needs: ReadonlyMap<string, readonly string[]>
  /** Maximum number of outsiders that its setup adds. */
  addsOutsiders: ReadonlyMap<string, number>
  /** Characters whose jinx keeps the two from ever being in play together. Each pair is listed on one side only. */
  excludes: ReadonlyMap<string, readonly string[]>
}
