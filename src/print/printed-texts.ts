import type { Cast, CastCharacter } from '#core/cast.ts'
import { type PrintOptions, type PrintPart, partsToPrint } from './print-options.ts'

/** Every text of a script that stands on the wished pages. */
export const printedTexts = (cast: Cast, options: PrintOptions): string[] => [
  cast.title,
  cast.author,
  ...partsToPrint(options).flatMap(part => textsOf[part](cast, options))
]

const textsOf: Readonly<Record<PrintPart, (cast: Cast, options: PrintOptions) => string[]>> = {
  sheet: cast => [...abilities(cast), ...rules(cast)],
  back: (cast, { back }) => (back === 'cover' ? [] : [...abilities(cast), ...rules(cast)]),
  night: cast => [...names(cast), ...told(cast)],
  almanac: cast => [
    cast.almanacIntroduction,
    ...abilities(cast),
    ...rules(cast),
    ...told(cast),
    ...labels(cast),
    ...cast.characters.flatMap(({ flavor, almanacDetails }) => [flavor, almanacDetails])
  ],
  tokens: (cast, { tokenAbilities }) => [...(tokenAbilities ? abilities(cast) : names(cast)), ...labels(cast)]
}

const inAll = (cast: Cast, texts: (character: CastCharacter) => readonly string[]) =>
  cast.characters.flatMap(texts)

const names = (cast: Cast) => inAll(cast, ({ name }) => [name])
const abilities = (cast: Cast) => inAll(cast, ({ name, ability }) => [name, ability])
const labels = (cast: Cast) =>
  inAll(cast, ({ reminders, remindersGlobal }) => [...reminders, ...remindersGlobal])
const rules = ({ bootlegger, jinxes }: Cast) => [...bootlegger, ...jinxes.map(({ reason }) => reason)]
const told = ({ firstNight, otherNight }: Cast) =>
  [...firstNight, ...otherNight].map(({ reminder }) => reminder)
