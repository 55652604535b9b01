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

const choiceSchema = z.object({
  // For a moment nobody prints anything: that too is remembered.
  options: z.extend(printOptionsSchema, { parts: z.readonly(z.array(z.enum(printParts))) }),
  /** Of the characters' words on paper; without it the page's. */
  language: z.optional(z.enum(locales))
})

export type PrintChoice = z.infer<typeof choiceSchema>

const usual: PrintChoice = { options: defaultPrintOptions }

/** What was chosen when something was printed last. It stands here, not with the stores, which load at first. */
export const $printChoice = persistentAtom<PrintChoice>('belfry:print', usual, {
  encode: JSON.stringify,
  decode: readChoice
})

/** Changes some of the options; one that becomes undefined is left out again. */
export function changeOptions(changes: OptionChanges): void {
  const changed = { ...$printChoice.get().options, ...changes }
  const kept = Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined))
  $printChoice.set({ ...$printChoice.get(), options: { ...defaultPrintOptions, ...kept } })
}

/** Whether a part may be printed: of a players' copy only what players may see. */
export const isOpenPart = (part: PrintPart, { playersCopy }: PrintOptions): boolean =>
  !playersCopy || playersParts.includes(part)

/** The chosen parts that may be printed; none: there is nothing to print. */
export const chosenParts = (options: PrintOptions): PrintPart[] =>
  options.parts.filter(part => isOpenPart(part, options))

/** Takes up or leaves the players' copy, which has the sheet where nothing else of it was chosen. */
export function choosePlayersCopy(playersCopy: boolean): void {
  const { options } = $printChoice.get()
  const wanted = { ...options, playersCopy }
  const parts =
    chosenParts(wanted).length > 0
      ? options.parts
      : printParts.filter(part => part === 'sheet' || options.parts.includes(part))
  changeOptions({ playersCopy, parts })
}

type OptionChanges = { [Key in keyof PrintOptions]?: PrintOptions[Key] | undefined }

/** The language of a print, and the second one where it is another. */
export function languagesOf({ options, language = pageLocale() }: PrintChoice): {
  language: Locale
  second: Locale | undefined
} {
  const second = locales.find(locale => locale === options.secondLanguage)
  return { language, second: second === language ? undefined : second }
}

/** Chooses the language of a print, the page's own for none. One that was the second changes places with it. */
export function chooseLanguage(chosen: Locale | undefined): void {
  const { language, second } = languagesOf($printChoice.get())
  if (chosen && chosen === second) changeOptions({ secondLanguage: language })
  const { options } = $printChoice.get()
  $printChoice.set(chosen ? { options, language: chosen } : { options })
}

/** What cannot be read, or was written by an older Belfry, becomes the usual choice: nothing is lost but a habit. */
function readChoice(text: string): PrintChoice {
  try {
    return choiceSchema.safeParse(JSON.parse(text)).data ?? usual
  } catch {
    return usual
  }
}
