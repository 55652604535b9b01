import * as z from 'zod/mini'
import { pageLocale } from '#i18n/messages.ts'
import {
  defaultPrintOptions,
  type PrintOptions,
  type PrintPart,
  playersParts,
  printOptionsSchema,
  printParts
} from '#print/print-options.ts'
import { type Locale, locales } from '#routes'
import { persistentAtom } from '#stores/persistent.ts'

const preferencesSchema = z.object({
  // Unlike the options of a print, the parts may be empty here.
  options: z.extend(printOptionsSchema, { parts: z.readonly(z.array(z.enum(printParts))) }),
  /** Language of the characters in the print; absent: the page's language. */
  language: z.optional(z.enum(locales))
})

export type PrintChoice = z.infer<typeof preferencesSchema>

const defaults: PrintChoice = { options: defaultPrintOptions }

/** The last used print options, stored in this browser. Not in `src/stores`, which load with every screen. */
export const $printChoice = persistentAtom<PrintChoice>('belfry:print', defaults, {
  encode: JSON.stringify,
  decode: parsePreferences
})

/** Changes some options. An option set to undefined returns to its default. */
export function changeOptions(changes: OptionChanges): void {
  const changed = { ...$printChoice.get().options, ...changes }
  const defined = Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined))
  $printChoice.set({ ...$printChoice.get(), options: { ...defaultPrintOptions, ...defined } })
}

/** Whether a part can be printed: a players' copy only has parts that players may see. */
export const isOpenPart = (part: PrintPart, { playersCopy }: PrintOptions): boolean =>
  !playersCopy || playersParts.includes(part)

/** The chosen parts that can be printed; empty if there is nothing to print. */
export const chosenParts = (options: PrintOptions): PrintPart[] =>
  options.parts.filter(part => isOpenPart(part, options))

/** Switches the players' copy on or off. If none of its parts is chosen, the sheet is chosen too. */
export function choosePlayersCopy(playersCopy: boolean): void {
  const { options } = $printChoice.get()
  const next = { ...options, playersCopy }
  const parts =
    chosenParts(next).length > 0
      ? options.parts
      : printParts.filter(part => part === 'sheet' || options.parts.includes(part))
  changeOptions({ playersCopy, parts })
}

type OptionChanges = { [Key in keyof PrintOptions]?: PrintOptions[Key] | undefined }

/** Language of a print, and the second language if it is a different one. */
export function languagesOf({ options, language = pageLocale() }: PrintChoice): {
  language: Locale
  second: Locale | undefined
} {
  const second = locales.find(locale => locale === options.secondLanguage)
  return { language, second: second === language ? undefined : second }
}

/** Sets the language of a print; undefined means the page's language. If it was the second language, the two swap. */
export function chooseLanguage(chosen: Locale | undefined): void {
  const { language, second } = languagesOf($printChoice.get())
  if (chosen && chosen === second) changeOptions({ secondLanguage: language })
  const { options } = $printChoice.get()
  $printChoice.set(chosen ? { options, language: chosen } : { options })
}

/** Returns the defaults for text that is unreadable or from an older version. */
function parsePreferences(text: string): PrintChoice {
  try {
    return preferencesSchema.safeParse(JSON.parse(text)).data ?? defaults
  } catch {
    return defaults
  }
}
