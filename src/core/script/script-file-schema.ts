import * as z from 'zod/mini'
import { specialGlobals, specialNames, specialTimes, specialTypes } from '../character/special.ts'
import { teams } from '../character/team.ts'
import { limits } from '../limits.ts'

const most = limits.character
const script = limits.script

const text = (max: number) => z.string().check(z.maxLength(max))
const optionalText = (max: number) => z.optional(text(max))
const optionalList = <Item extends z.core.$ZodType>(item: Item, max: number) =>
  z.optional(z.array(item).check(z.maxLength(max)))
const wakeNumber = z.optional(z.number().check(z.minimum(0), z.maximum(limits.wakeNumber)))
const nightOrder = optionalList(z.string(), script.nightList)
const idText = z.string().check(z.minLength(1), z.maxLength(most.id))
const namedId = idText.check(z.regex(/^(?!_meta$)/))

const jinx = z.looseObject({ id: idText, reason: text(most.jinxReason) })

const special = z.looseObject({
  type: z.enum(specialTypes),
  name: z.enum(specialNames),
  value: z.optional(z.union([text(most.specialValue), z.number()])),
  time: z.optional(z.enum(specialTimes)),
  global: z.optional(z.enum(specialGlobals))
})

/** The meta entry of a script file, with the script's metadata. */
export const fileMetaSchema = z
  .looseObject({
    id: z.literal('_meta'),
    name: text(script.name),
    author: optionalText(script.author),
    logo: optionalText(script.url),
    hideTitle: z.optional(z.boolean()),
    background: optionalText(script.url),
    almanac: optionalText(script.url),
    bootlegger: optionalList(z.string(), script.bootlegger),
    firstNight: nightOrder,
    otherNight: nightOrder,
    customData: z.optional(z.record(z.string(), z.unknown()))
  })
  .check(z.meta({ title: 'Script details' }))

/** A full character of a script file. An official one may omit its ability, which the reader's catalogue has. */
export const fileCharacterSchema = z
  .looseObject({
    id: idText,
    name: text(most.name),
    team: z.enum(teams),
    ability: optionalText(most.ability),
    image: z.optional(
      z.union([text(most.image), z.array(text(most.image)).check(z.minLength(1), z.maxLength(most.images))])
    ),
    edition: optionalText(most.edition),
    flavor: optionalText(most.flavor),
    firstNight: wakeNumber,
    firstNightReminder: optionalText(most.nightReminder),
    otherNight: wakeNumber,
    otherNightReminder: optionalText(most.nightReminder),
    reminders: optionalList(text(most.reminder), most.reminders),
    remindersGlobal: optionalList(text(most.reminderGlobal), most.remindersGlobal),
    setup: z.optional(z.boolean()),
    jinxes: optionalList(jinx, most.jinxes),
    special: optionalList(special, most.special)
  })
  .check(z.meta({ title: 'Character' }))

/** A character by id without a description, so without `name` and `team`. */
const reference = z
  .looseObject({ id: namedId, name: z.optional(z.never()), team: z.optional(z.never()) })
  .check(z.meta({ title: 'Character by its id, with unknown keys kept' }))

const officialId = namedId.check(z.meta({ title: 'Character by its id' }))

/**
 * The public script file format: what `writeScriptFile` writes for a script within the limits (sections 3 and 5 of the
 * specification). The importer accepts far more.
 *
 * @example z.toJSONSchema(scriptFileSchema)
 */
export const scriptFileSchema = z
  .array(z.union([officialId, fileMetaSchema, fileCharacterSchema, reference]))
  .check(z.maxLength(limits.file.items), z.meta({ title: 'Script' }))
