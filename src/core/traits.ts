/**
 * What an official character's ability does that bears on how a script plays, in words that hold in every language.
 *
 * | trait | means |
 * |---|---|
 * | information | tells a player something true about others |
 * | drunk, poison | makes an ability fail, its own player's too: the Drunk, the Lunatic |
 * | madness | has a player claim what is not so |
 * | misregister | has a player be taken for what they are not |
 * | falsehood | makes what others learn false |
 * | outsiders | changes how many outsiders play, from the setup or at once after it |
 * | kills | adds deaths to a night beside the one death by the demon; a demon's own when it may kill several |
 * | killsByDay | adds deaths to a day beside the one execution |
 * | protects | keeps someone, or its own player, alive at night |
 * | protectsByDay | keeps someone alive who would be executed or exiled |
 * | resurrects | brings back a dead player |
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

/** The traits of the official characters, and what one demands of a script. By id. */
export interface TraitFacts {
  /** Every official character, those without a trait too. */
  traits: ReadonlyMap<string, readonly Trait[]>
  /** Whom its setup puts into play, so that they must be on the script: `[+the King]`. */
  needs: ReadonlyMap<string, readonly string[]>
  /** The most outsiders that its setup adds to the usual number. */
  addsOutsiders: ReadonlyMap<string, number>
}
