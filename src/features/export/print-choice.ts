import * as z from 'zod/mini'
import { defaultPrintOptions, type PrintOptions, printOptionsSchema } from '#print/print-options.ts'
import { locales } from '#routes'
import { persistentAtom } from '#stores/persistent.ts'

const choiceSchema = z.object({
  options: printOptionsSchema,
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
  changeChoice({ options: { ...defaultPrintOptions, ...kept } })
}

type OptionChanges = { [Key in keyof PrintOptions]?: PrintOptions[Key] | undefined }

export const changeChoice = (changes: Partial<PrintChoice>): void =>
  $printChoice.set({ ...$printChoice.get(), ...changes })

/** What cannot be read, or was written by an older Belfry, becomes the usual choice: nothing is lost but a habit. */
function readChoice(text: string): PrintChoice {
  try {
    return choiceSchema.safeParse(JSON.parse(text)).data ?? usual
  } catch {
    return usual
  }
}
