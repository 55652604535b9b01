import { z } from 'zod'
import { specialGlobals, specialNames, specialTimes, specialTypes } from '../character/special.ts'
import { teams } from '../character/team.ts'
import { limits } from '../limits.ts'
import { type MetadataField, mapFileKeys } from './metadata-fields.ts'

const most = limits.character
const script = limits.script

const address = (max: number) => z.string().max(max)
const wakeNumber = z.number().min(0).max(limits.wakeNumber).optional()
const nightOrder = z.array(z.string()).max(script.nightList).optional()
const idText = z.string().min(1).max(most.id)
const namedId = idText.regex(/^(?!_meta$)/)

const jinx = z.looseObject({ id: idText, reason: z.string().max(most.jinxReason) })

const special = z.looseObject({
  type: z.enum(specialTypes),
  name: z.enum(specialNames),
  value: z.union([z.string().max(most.specialValue), z.number()]).optional(),
  time: z.enum(specialTimes).optional(),
  global: z.enum(specialGlobals).optional()
})

const textSchema = ({ limit, isRequired }: MetadataField) =>
  isRequired ? z.string().max(limit) : z.string().max(limit).optional()

const metadataSchemas = mapFileKeys({
  text: textSchema,
  address: textSchema,
  flag: () => z.boolean().optional(),
  texts: ({ limit }) => z.array(z.string()).max(limit).optional(),
  number: ({ limit }) => z.number().min(0).max(limit).optional()
})

/** The meta entry of a script file, with the script's metadata. */
export const fileMetaSchema = z
  .looseObject({
    id: z.literal('_meta'),
    ...metadataSchemas,
    firstNight: nightOrder,
    otherNight: nightOrder,
    customData: z.record(z.string(), z.unknown()).optional()
  })
  .meta({ title: 'Script details' })

/** A full character of a script file. An official one may omit its ability, which the reader's catalogue has. */
export const fileCharacterSchema = z
  .looseObject({
    id: idText,
    name: z.string().max(most.name),
    team: z.enum(teams),
    ability: z.string().max(most.ability).optional(),
    image: z.union([address(most.image), z.array(address(most.image)).min(1).max(most.images)]).optional(),
    edition: z.string().max(most.edition).optional(),
    flavor: z.string().max(most.flavor).optional(),
    firstNight: wakeNumber,
    firstNightReminder: z.string().max(most.nightReminder).optional(),
    otherNight: wakeNumber,
    otherNightReminder: z.string().max(most.nightReminder).optional(),
    reminders: z.array(z.string().max(most.reminder)).max(most.reminders).optional(),
    remindersGlobal: z.array(z.string().max(most.reminderGlobal)).max(most.remindersGlobal).optional(),
    setup: z.boolean().optional(),
    jinxes: z.array(jinx).max(most.jinxes).optional(),
    special: z.array(special).max(most.special).optional()
  })
  .meta({ title: 'Character' })

/** A character by id without a description, so without `name` and `team`. */
const reference = z
  .looseObject({ id: namedId, name: z.never().optional(), team: z.never().optional() })
  .meta({ title: 'Character by its id, with unknown keys kept' })

const officialId = namedId.meta({ title: 'Character by its id' })

/**
 * The public script file format: what `writeScriptFile` writes for a script within the limits (sections 3 and 5 of the
 * specification). The importer accepts far more.
 *
 * @example z.toJSONSchema(scriptFileSchema)
 */
export const scriptFileSchema = z
  .array(z.union([officialId, fileMetaSchema, fileCharacterSchema, reference]))
  .max(limits.file.items)
  .meta({ title: 'Script' })
