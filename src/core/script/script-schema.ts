import * as z from 'zod/mini'
import { characterSchema } from '../character/character.ts'
import { mapFields } from './metadata-fields.ts'

const id = z.string().check(z.minLength(1))
const extra = z.optional(z.record(z.string(), z.unknown()))

/** Overrides of an official character by a script. Fields without an override stay official. */
export const overridesSchema = z.partial(
  z.extend(z.omit(characterSchema, { id: true, extra: true }), {
    firstNight: z.number().check(z.minimum(0)),
    otherNight: z.number().check(z.minimum(0)),
    setup: z.boolean()
  })
)

/**
 * One character of a script. Official ones are references to the catalogue (`changes` holds the overrides) that
 * `buildCast` resolves. `unknown` is an id that neither the catalogue nor the script describes; it stays in case a
 * newer catalogue has it.
 */
export const scriptCharacterSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('official'), id, changes: z.optional(overridesSchema), extra }),
  z.extend(characterSchema, { kind: z.literal('custom') }),
  z.object({ kind: z.literal('unknown'), id, extra })
])

const metadataSchemas = mapFields({
  text: () => z._default(z.string(), ''),
  address: () => z.optional(z.string()),
  flag: () => z._default(z.boolean(), false),
  texts: () => z._default(z.array(z.string()), []),
  number: () => z.optional(z.number())
})

/**
 * A script as stores, local storage, requests and the database contain it. A night order is present only when it is a
 * custom one. `customData` contains the almanac texts under `{id}-almanacDetails` and `almanacIntroduction`. Absent
 * optional texts are empty.
 */
export const scriptSchema = z.object({
  id: z.optional(z.string()),
  ...metadataSchemas,
  characters: z._default(z.array(scriptCharacterSchema), []),
  firstNight: z.optional(z.array(z.string())),
  otherNight: z.optional(z.array(z.string())),
  customData: z._default(z.record(z.string(), z.unknown()), {}),
  /** Unknown keys of the file's meta entry; written back unchanged. */
  extra
})
