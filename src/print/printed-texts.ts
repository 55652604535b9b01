import type { Cast, CastCharacter } from '#core/cast/cast.ts'
import { ownCardTexts } from '#core/cast/own-card-texts.ts'
import {
  defaultPrintOptions,
  type PrintOptions,
  type PrintPart,
  partsToPrint,
  readLines
} from './print-options.ts'

/** All texts of a script that the requested parts contain. */
export const printedTexts = (cast: Cast, options: PrintOptions): string[] => [
  cast.title,
  cast.author,
  ...partsToPrint(options).flatMap(part => textsOf[part](cast, options))
]

/** All texts that any print of a script with these options may contain. */
export const allTexts = (cast: Cast, { cardTexts, playerNames }: OwnTexts): string[] => [
  cast.title,
  cast.author,
  ...names(cast),
  ...textsOf.almanac(cast, defaultPrintOptions),
  ...cast.characters.flatMap(ownCardTexts),
  cardTexts,
  playerNames
]

/** The options with texts. */
export type OwnTexts = Pick<PrintOptions, 'cardTexts' | 'playerNames'>

const textsOf: Readonly<Record<PrintPart, (cast: Cast, options: PrintOptions) => string[]>> = {
  sheet: cast => [...abilities(cast), ...rules(cast)],
  back: (cast, { back }) => (back === 'cover' ? [] : [...abilities(cast), ...rules(cast)]),
  night: cast => [...names(cast), ...reminders(cast)],
  almanac: cast => [
    cast.almanacIntroduction,
    ...abilities(cast),
    ...rules(cast),
    ...reminders(cast),
    ...labels(cast),
    ...cast.characters.flatMap(({ flavor, almanacDetails }) => [flavor, almanacDetails])
  ],
  tokens: (cast, { tokenAbilities }) => [
    ...(tokenAbilities ? abilities(cast) : names(cast)),
    ...labels(cast)
  ],
  strips: cast => [...names(cast), ...reminders(cast)],
  infoCards: (cast, { cardTexts }) => [...cast.characters.flatMap(ownCardTexts), ...readLines(cardTexts)],
  bluffCard: () => [],
  playerCounts: cast => abilities(cast),
  seating: () => [],
  jinxCard: cast => [...names(cast), ...rules(cast)],
  playerCards: cast => abilities(cast),
  tentCards: (_, { playerNames }) => readLines(playerNames)
}

const ofCharacters = (cast: Cast, texts: (character: CastCharacter) => readonly string[]) =>
  cast.characters.flatMap(texts)

const names = (cast: Cast) => ofCharacters(cast, ({ name }) => [name])
const abilities = (cast: Cast) => ofCharacters(cast, ({ name, ability }) => [name, ability])
const labels = (cast: Cast) =>
  ofCharacters(cast, ({ reminders, remindersGlobal }) => [...reminders, ...remindersGlobal])
const rules = ({ bootlegger, jinxes }: Cast) => [...bootlegger, ...jinxes.map(({ reason }) => reason)]
const reminders = ({ firstNight, otherNight }: Cast) =>
  [...firstNight, ...otherNight].map(({ reminder }) => reminder)
