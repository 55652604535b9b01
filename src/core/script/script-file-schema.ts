import * as z from 'zod/mini'
import { specialGlobals, specialNames, specialTimes, specialTypes } from '../character/special.ts'
import { teams } from '../character/team.ts'
import { limits } from '../limits.ts'
import { type MetadataField, mapFileKeys } from './metadata-fields.ts'

const most = limits.character
const script = limits.script

const text = (max: number) => z.string().check(z.maxLength(max))
const optionalText = (max: number) => z.optional(text(max))
const optionalList = <Item extends z.core.$ZodType>(item: Item, max: number) =>
  z.optional(z.array(item).check(z.maxLength(max)))
const wakeNumber = z.optional(z.number().check(z.minimum(0)))
const nightOrder = optionalList(z.string(), script.nightList)
const idText = z.string().check(z.minLength(1), z.maxLength(most.id))

const jinx = z.looseObject({ id: idText, reason: text(most.jinxReason) })

const special = z.looseObject({
  type: z.enum(specialTypes),
  name: z.enum(specialNames),
  value: z.optional(z.union([text(most.specialValue), z.number()])),
  time: z.optional(z.enum(specialTimes)),
  global: z.optional(z.enum(specialGlobals))
})

const textSchema = ({ limit, isRequired }: MetadataField) => (isRequired ? text(limit) : optionalText(limit))

const metadataSchemas = mapFileKeys({
  text: textSchema,
  address: ({ limit }) => z.optional(z.url().check(z.maxLength(limit))),
  flag: () => z.optional(z.boolean()),
  texts: ({ limit }) => optionalList(z.string(), limit),
  number: ({ limit }) => z.optional(z.number().check(z.minimum(0), z.maximum(limit)))
})

/** The meta entry of a script file, with the script's metadata. */
export const fileMetaSchema = z
  .looseObject({
    id: z.literal('_meta'),
    ...metadataSchemas,
    firstNight: nightOrder,
    otherNight: nightOrder,
    customData: z.optional(z.record(z.string(), z.unknown()))
  })
  .check(z.meta({ title: 'Script details' }))

/** A full character of a script file. Other keys are in the meta entry. */
export const fileCharacterSchema = z
  .strictObject({
    id: idText,
    name: text(most.name),
    team: z.enum(teams),
    ability: text(most.ability),
    image: optionalList(z.url(), most.images),
    edition: optionalText(most.edition),
    flavor: optionalText(most.flavor),
    firstNight: wakeNumber,
    firstNightReminder: optionalText(most.nightReminder),
    otherNight: wakeNumber,
    otherNightReminder: optionalText(most.nightReminder),
    reminders: optionalList(text(most.reminder), most.reminders),
    remindersGlobal: optionalList(text(most.reminderGlobal), most.remindersGlobal),
    setup: z.optional(z.boolean()),
    jinxes: z.optional(z.array(jinx)),
    special: z.optional(z.array(special))
  })
  .check(z.meta({ title: 'Character' }))

/** A character by its id alone. */
export const fileIdSchema = z
  .string()
  .check(z.minLength(1), z.maxLength(most.officialId), z.meta({ title: 'Character by its id' }))

/**
 * The public script file format: what `writeScriptFile` writes for a script within the limits of the format, and
 * `strictFile` for any script. The importer accepts far more.
 *
 * @example z.toJSONSchema(scriptFileSchema)
 */
export const scriptFileSchema = z
  .array(z.union([fileIdSchema, fileMetaSchema, fileCharacterSchema]))
  .check(z.maxLength(script.entries), z.meta({ title: 'Script' }))
