import * as z from 'zod/mini'
import { isDeviceImage } from '#core/device-image.ts'
import { pageLocale } from '#i18n/messages.ts'
import {
  defaultPrintOptions,
  isPrintablePart,
  type PrintOptions,
  type PrintPart,
  printOptionsSchema,
  printParts
} from '#print/print-options.ts'
import { tokenVeils } from '#print/token-options.ts'
import { type Locale, locales } from '#routes'
import { persistentAtom } from '#stores/storage/persistent-atom.ts'

const preferencesSchema = z.object({
  // Unlike the options of a print, the parts may be empty here.
  options: z.extend(printOptionsSchema, { parts: z.readonly(z.array(z.enum(printParts))) }),
  /** Language of the characters in the print; absent: the page's language. */
  language: z.optional(z.enum(locales)),
  /** Not an option of a print: the image is only in this browser. */
  tokenBackground: z.optional(
    z.object({ address: z.string().check(z.refine(isDeviceImage)), veil: z.enum(tokenVeils) })
  )
})

/** An image of this device behind character tokens, and how strongly the paper's colour covers it. */
export type TokenBackgroundChoice = NonNullable<PrintPreferences['tokenBackground']>

export type PrintPreferences = z.infer<typeof preferencesSchema>

const defaults: PrintPreferences = { options: defaultPrintOptions }

/** The last used print options, stored in this browser. Not in `src/stores`, which load with every screen. */
export const $printPreferences = persistentAtom<PrintPreferences>('belfry:print', defaults, {
  encode: JSON.stringify,
  decode: parsePreferences
})

/** Changes some options. An option set to undefined returns to its default. */
export function changePrintOptions(changes: OptionChanges): void {
  const changed = { ...$printPreferences.get().options, ...changes }
  const defined = Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined))
  $printPreferences.set({ ...$printPreferences.get(), options: { ...defaultPrintOptions, ...defined } })
}

/** The chosen parts that can be printed; empty if there is nothing to print. */
export const printableParts = (options: PrintOptions): PrintPart[] =>
  options.parts.filter(part => isPrintablePart(part, options))

/** Switches the players' copy on or off. If none of its parts is chosen, the sheet is chosen too. */
export function setPlayersCopy(playersCopy: boolean): void {
  const { options } = $printPreferences.get()
  const next = { ...options, playersCopy }
  const parts =
    printableParts(next).length > 0
      ? options.parts
      : printParts.filter(part => part === 'sheet' || options.parts.includes(part))
  changePrintOptions({ playersCopy, parts })
}

type OptionChanges = { [Key in keyof PrintOptions]?: PrintOptions[Key] | undefined }

/** Language of a print, and the second language if it is a different one. */
export function languagesOf({ options, language = pageLocale() }: PrintPreferences): {
  language: Locale
  second: Locale | undefined
} {
  const second = locales.find(locale => locale === options.secondLanguage)
  return { language, second: second === language ? undefined : second }
}

/** Sets the language of a print; undefined means the page's language. If it was the second language, the two swap. */
export function setPrintLanguage(chosen: Locale | undefined): void {
  const { language, second } = languagesOf($printPreferences.get())
  if (chosen && chosen === second) changePrintOptions({ secondLanguage: language })
  const { language: _, ...others } = $printPreferences.get()
  $printPreferences.set({ ...others, ...(chosen && { language: chosen }) })
}

/** Sets the image behind character tokens; undefined removes it. */
export function setTokenBackground(chosen: TokenBackgroundChoice | undefined): void {
  const { tokenBackground: _, ...others } = $printPreferences.get()
  $printPreferences.set({ ...others, ...(chosen && { tokenBackground: chosen }) })
}

/** Returns the defaults for text that is unreadable or from an older version. */
function parsePreferences(text: string): PrintPreferences {
  try {
    return preferencesSchema.safeParse(JSON.parse(text)).data ?? defaults
  } catch {
    return defaults
  }
}
