import type { Cast, CastCharacter } from '#core/cast/cast.ts'
import { defaultPrintOptions, type PrintOptions, type PrintPart, partsToPrint } from './print-options.ts'

/** All texts of a script that the requested parts contain. */
export const printedTexts = (cast: Cast, options: PrintOptions): string[] => [
  cast.title,
  cast.author,
  ...partsToPrint(options).flatMap(part => textsOf[part](cast, options))
]

/** All texts of a script that any print may contain. */
export const allTexts = (cast: Cast): string[] => [
  cast.title,
  cast.author,
  ...names(cast),
  ...textsOf.almanac(cast, defaultPrintOptions)
]

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
  tokens: (cast, { tokenAbilities }) => [...(tokenAbilities ? abilities(cast) : names(cast)), ...labels(cast)]
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
