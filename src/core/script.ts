import * as z from 'zod/mini'
import { characterSchema } from './character.ts'

const id = z.string().check(z.minLength(1))
const extra = z.optional(z.record(z.string(), z.unknown()))

/** What a script changes on an official character: its own words, numbers, features. The rest stays official. */
export const changesSchema = z.partial(
  z.extend(z.omit(characterSchema, { id: true, extra: true }), {
    firstNight: z.number().check(z.minimum(0)),
    otherNight: z.number().check(z.minimum(0)),
    setup: z.boolean()
  })
)

/**
 * One character of a script. Official ones stay references until shown (cast.ts); `unknown` is an id
 * that is neither official nor described, kept so that a newer catalogue can still find it.
 */
export const scriptCharacterSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('official'), id, changes: z.optional(changesSchema), extra }),
  z.extend(characterSchema, { kind: z.literal('custom') }),
  z.object({ kind: z.literal('unknown'), id, extra })
])

/**
 * The working script: what the store holds, local storage keeps, the request carries and D1 stores.
 * A night order is present only when the storyteller chose a custom one. `customData` keeps almanac
 * texts under `{id}-almanacDetails` and `almanacIntroduction`. Absent text means none.
 */
export const scriptSchema = z.object({
  id: z.optional(z.string()),
  title: z._default(z.string(), ''),
  author: z._default(z.string(), ''),
  logo: z.optional(z.string()),
  hideTitle: z._default(z.boolean(), false),
  background: z.optional(z.string()),
  almanac: z.optional(z.string()),
  bootlegger: z._default(z.array(z.string()), []),
  characters: z._default(z.array(scriptCharacterSchema), []),
  firstNight: z.optional(z.array(z.string())),
  otherNight: z.optional(z.array(z.string())),
  customData: z._default(z.record(z.string(), z.unknown()), {}),
  /** Keys of the file's meta entry that we do not know; written back as they came. */
  extra
})

export type Script = z.infer<typeof scriptSchema>
export type ScriptCharacter = z.infer<typeof scriptCharacterSchema>
export type CharacterChanges = z.infer<typeof changesSchema>

export const emptyScript: Script = scriptSchema.parse({})
