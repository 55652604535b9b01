import * as z from 'zod/mini'
import { jinxSchema, specialSchema } from '#core/character.ts'
import type { CharacterFields } from '#core/character-fields.ts'
import { teamSchema } from '#core/team.ts'
import { persistentAtom } from './persistent.ts'

/** JSON knows no such thing as not a number: it writes null. */
const wakeNumber = z.pipe(
  z.nullable(z.number()),
  z.transform(number => number ?? Number.NaN)
)

const fieldsSchema = z.object({
  id: z.string(),
  name: z.string(),
  team: teamSchema,
  ability: z.string(),
  image: z.array(z.string()),
  edition: z.string(),
  flavor: z.string(),
  firstNight: wakeNumber,
  firstNightReminder: z.string(),
  otherNight: wakeNumber,
  otherNightReminder: z.string(),
  reminders: z.array(z.string()),
  remindersGlobal: z.array(z.string()),
  setup: z.boolean(),
  jinxes: z.array(jinxSchema),
  special: z.array(specialSchema),
  almanacDetails: z.string()
})

const draftsSchema = z.record(z.string(), fieldsSchema)

type Drafts = Readonly<Record<string, CharacterFields>>

/** What was written in the editor and not applied yet, by the character's id; that of a new character has none. */
export const $drafts = persistentAtom<Drafts>('belfry:drafts', {}, { encode: JSON.stringify, decode })

/** The draft of a character that is not on the script yet stands under no id, which no character can have. */
export const newCharacterDraft = ''

export const draftOf = (id: string) => $drafts.get()[id]

export const keepDraft = (id: string, fields: CharacterFields) =>
  $drafts.set({ ...$drafts.get(), [id]: fields })

export function dropDraft(id: string) {
  const { [id]: draft, ...others } = $drafts.get()
  if (draft) $drafts.set(others)
}

/** Drafts that cannot be read are of a version that is gone: nobody can open them. */
function decode(text: string): Drafts {
  try {
    return draftsSchema.parse(JSON.parse(text))
  } catch {
    return {}
  }
}
