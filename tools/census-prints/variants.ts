import { createHash } from 'node:crypto'
import { defaultPrintOptions, type PrintOptions, printParts } from '#print/print-options.ts'
import { defaultTokenOptions } from '#print/token-options.ts'
import { type Locale, locales } from '#routes'

/** A set of print options and texts for one print of a script. */
export interface Variant {
  language: Locale
  second?: Locale
  /** URL of the script, as if it were saved. */
  link?: string
  date?: string
  options: PrintOptions
}

const defaultVariant: Variant = { language: 'en', options: { ...defaultPrintOptions, parts: printParts } }

/**
 * The variants in which a file is printed: one with the default options, one with others. A hash of the file's name
 * chooses those, so that a run is repeatable and a hundred files cover every option.
 */
export function variantsOf(name: string): readonly Variant[] {
  const digest = createHash('sha256').update(name).digest()
  let at = 0
  const pick = <Choice>(first: Choice, ...others: readonly Choice[]): Choice =>
    [first, ...others][(digest[at++] ?? 0) % (others.length + 1)] ?? first
  const options: PrintOptions = {
    paper: pick('letter', 'a4'),
    parts: printParts,
    size: pick('full', 'half', 'full'),
    columns: pick(1, 2),
    imposition: 'none',
    back: pick('cover', 'information'),
    nights: pick('compact', 'full', 'large'),
    stripSize: 'strip',
    jinxes: true,
    houseRules: true,
    qrCode: true,
    inkSaver: pick(true, false, false),
    playersCopy: pick(false, true, false, false),
    copies: pick(1, 2, 3),
    tokenSize: pick(45, 25, 38, 60, 90),
    reminderSize: pick(25, 15, 30, 60),
    tokenBleed: pick(1.5, 0, 4),
    cardTexts: 'You are poisoned',
    playerNames: 'Mara\nJo',
    ...defaultTokenOptions,
    tokenAbilities: pick(true, false)
  }
  const accent = pick('#7A1F5C', '')
  const language = pick('en', ...locales)
  const second = pick('', '', ...locales)
  return [
    defaultVariant,
    {
      language,
      ...pick({ link: `https://belfry.example/scripts/0123456789abcdef/${encodeURIComponent(name)}` }, {}),
      ...pick({ date: '21 November 2026' }, {}),
      ...(second && second !== language && { second }),
      options: { ...options, ...(accent && { accent }) }
    }
  ]
}

/** Describes a variant by its differences from the default, in one line. */
export function describeVariant({ language, second, link, date, options }: Variant): string {
  const before = new Map<string, unknown>(Object.entries(defaultVariant.options))
  const changes = Object.entries(options).filter(([key, value]) => value !== before.get(key))
  const texts = changes.map(([key, value]) => (value === true ? key : `${key} ${value}`))
  return [
    language,
    ...(second ? [`with ${second}`] : []),
    ...(link ? ['link'] : []),
    ...(date ? ['date'] : []),
    ...texts
  ].join(', ')
}
