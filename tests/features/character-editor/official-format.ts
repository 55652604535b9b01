import { z } from 'zod'
import { specialGlobals, specialNames, specialTimes, specialTypes } from '#core/character/special.ts'
import { teams } from '#core/character/team.ts'
import { limits } from '#core/limits.ts'

const most = limits.character
const text = (max: number) => z.string().max(max)
const list = <Item extends z.ZodType>(item: Item, max: number) => z.array(item).max(max)

/** A whole character as the publisher's format has it: section 3 of the specification, and no key beside. */
export const officialCharacter = z.strictObject({
  id: text(most.id),
  name: text(most.name),
  team: z.enum(teams),
  ability: text(most.ability),
  image: z.array(z.url()).min(1).max(most.images).optional(),
  edition: text(most.edition).optional(),
  flavor: text(most.flavor).optional(),
  firstNight: z.number().optional(),
  firstNightReminder: text(most.nightReminder).optional(),
  otherNight: z.number().optional(),
  otherNightReminder: text(most.nightReminder).optional(),
  reminders: list(text(most.reminder), most.reminders).optional(),
  remindersGlobal: list(text(most.reminderGlobal), most.remindersGlobal).optional(),
  setup: z.boolean().optional(),
  jinxes: z.array(z.object({ id: text(most.id), reason: text(most.jinxReason) })).optional(),
  special: z
    .array(
      z.object({
        type: z.enum(specialTypes),
        name: z.enum(specialNames),
        value: z.union([text(most.specialValue), z.number()]).optional(),
        time: z.enum(specialTimes).optional(),
        global: z.enum(specialGlobals).optional()
      })
    )
    .optional()
})
