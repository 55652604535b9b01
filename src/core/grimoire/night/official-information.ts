import type { Night } from '../../night/night.ts'

/** What an official character's step shows. */
export type InformationRule =
  /** The character's own token. */
  | { show: 'self'; as: 'selected' | 'player' | 'youAre' | 'inPlay' }
  /** A text without tokens, or one whose token the storyteller chooses. */
  | { show: 'text'; as: 'youAre' | 'good' | 'evil' }
  | { show: 'outsiders' | 'bluffs' | 'evil' | 'abilities' }
  /**
   * The players beside whom the character's tokens lie. With `token`, the index of one of its labels, also the character of
   * the player who has it.
   */
  | { show: 'marked'; as: 'player' | 'oneOf' | 'minions' | 'token' | 'point'; token?: number }

const selected: InformationRule = { show: 'self', as: 'selected' }
const player: InformationRule = { show: 'self', as: 'player' }
const becomesThis: InformationRule = { show: 'self', as: 'youAre' }
const becomes: InformationRule = { show: 'text', as: 'youAre' }
const good: InformationRule = { show: 'text', as: 'good' }
const evil: InformationRule = { show: 'text', as: 'evil' }
const bluffs: InformationRule = { show: 'bluffs' }
const abilities: InformationRule = { show: 'abilities' }
const point: InformationRule = { show: 'marked', as: 'point' }
const oneOf: InformationRule = { show: 'marked', as: 'oneOf', token: 0 }
const token: InformationRule = { show: 'marked', as: 'token', token: 0 }

const bothNights: Readonly<Record<string, readonly InformationRule[]>> = {
  balloonist: [point],
  barista: [selected],
  bountyhunter: [point],
  cultleader: [good, evil],
  duchess: [selected],
  engineer: [becomes],
  exorcist: [selected],
  harlot: [selected],
  harpy: [selected],
  cerenovus: [selected],
  huntsman: [becomes],
  lilmonsta: [becomesThis],
  nightwatchman: [player],
  preacher: [selected],
  snakecharmer: [becomes]
}

const byNight: Readonly<Record<Night, Readonly<Record<string, readonly InformationRule[]>>>> = {
  firstNight: {
    ...bothNights,
    alchemist: [abilities],
    apprentice: [abilities],
    boffin: [selected, becomes],
    eviltwin: [{ show: 'marked', as: 'player', token: 0 }, player],
    godfather: [{ show: 'outsiders' }],
    grandmother: [{ show: 'marked', as: 'player', token: 0 }],
    investigator: [oneOf],
    kazali: [becomes],
    king: [player],
    knight: [point],
    librarian: [oneOf],
    lordoftyphon: [becomes],
    // The players to point at have a token of the Lunatic.
    lunatic: [{ show: 'marked', as: 'minions' }, bluffs, player],
    marionette: [player],
    noble: [point],
    pixie: [token],
    poppygrower: [bluffs],
    snitch: [bluffs],
    steward: [point],
    summoner: [bluffs],
    washerwoman: [oneOf],
    widow: [{ show: 'self', as: 'inPlay' }]
  },
  otherNight: {
    ...bothNights,
    barber: [selected, becomes],
    cacklejack: [becomes],
    damsel: [becomes],
    fanggu: [becomesThis, evil],
    farmer: [becomesThis],
    hatter: [becomes],
    imp: [becomesThis],
    lunatic: [player, point],
    mezepheles: [evil],
    pithag: [becomes],
    poppygrower: [{ show: 'evil' }],
    riot: [becomesThis],
    scarletwoman: [becomes],
    summoner: [becomes],
    undertaker: [token]
  }
}

/** What an official character shows tonight, in order; undefined if it isn't in the table. */
export const rulesOf = (id: string, night: Night): readonly InformationRule[] | undefined =>
  Object.hasOwn(byNight[night], id) ? byNight[night][id] : undefined
