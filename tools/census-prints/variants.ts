import { createHash } from 'node:crypto'
import { defaultPrintOptions, type PrintOptions, printParts } from '#print/print-options.ts'
import { type Locale, locales } from '#routes'

/** One way of printing a script. */
export interface Variant {
  language: Locale
  second?: Locale
  /** Address of the script, as if it were saved. */
  link?: string
  date?: string
  options: PrintOptions
}

const usual: Variant = { language: 'en', options: { ...defaultPrintOptions, parts: printParts } }

/**
 * How a file is printed: every part as it is by default, and once in another way. Which way follows from the file's
 * name, so that a run can be repeated and a folder of a hundred files meets every option in both states.
 */
export function variantsOf(name: string): readonly Variant[] {
  const digest = createHash('sha256').update(name).digest()
  let at = 0
  const one = <Choice>(first: Choice, ...others: readonly Choice[]): Choice =>
    [first, ...others][(digest[at++] ?? 0) % (others.length + 1)] ?? first
  const options: PrintOptions = {
    paper: one('letter', 'a4'),
    parts: printParts,
    size: one('full', 'half', 'full'),
    columns: one(1, 2),
    back: one('cover', 'information'),
    nights: one('compact', 'full'),
    inkSaver: one(true, false, false),
    playersCopy: one(false, true, false, false),
    copies: one(1, 2, 3),
    tokenSize: one(45, 25, 38, 60, 90),
    reminderSize: one(25, 15, 30, 60),
    tokenBleed: one(1.5, 0, 4),
    tokenAbilities: one(true, false)
  }
  const accent = one('#7A1F5C', '')
  const language = one('en', ...locales)
  const second = one('', '', ...locales)
  return [
    usual,
    {
      language,
      ...one({ link: `https://belfry.example/scripts/0123456789abcdef/${encodeURIComponent(name)}` }, {}),
      ...one({ date: '21 November 2026' }, {}),
      ...(second && second !== language && { second }),
      options: { ...options, ...(accent && { accent }) }
    }
  ]
}

/** What sets a way of printing apart from the usual one, in a line. */
export function nameOf({ language, second, link, date, options }: Variant): string {
  const before = new Map<string, unknown>(Object.entries(usual.options))
  const changes = Object.entries(options).filter(([key, value]) => value !== before.get(key))
  const words = changes.map(([key, value]) => (value === true ? key : `${key} ${value}`))
  return [
    language,
    ...(second ? [`with ${second}`] : []),
    ...(link ? ['link'] : []),
    ...(date ? ['date'] : []),
    ...words
  ].join(', ')
}
