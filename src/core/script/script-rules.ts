import { z } from 'zod'
import { limits } from '../limits.ts'
import { flag, link, list, number, requiredText, text, trimmedText } from '../validation/field-schemas.ts'
import { mapFields } from './metadata-fields.ts'

const metadataRules = mapFields({
  text: ({ limit }) => trimmedText(limit).default(''),
  address: ({ limit }) => link(limit).default(''),
  flag: () => flag.default(false),
  texts: ({ limit }) => list(requiredText(Number.POSITIVE_INFINITY), limit).default([]),
  number: ({ limit }) => number(limit).optional()
})

/**
 * The schema of a script's metadata in forms (sections 3 and 5 of the specification). The message of each issue is a
 * `RuleCode`. The output is trimmed. Texts may be empty; house rules may not.
 *
 * @example scriptRules.shape.logo.safeParse('logo.png').success // false
 */
export const scriptRules = z.object({
  ...metadataRules,
  almanacIntroduction: text(limits.script.almanacIntroduction).default('')
})

/** Schema of a jinx's reason, as in the custom character form (section 5 of the specification). */
export const jinxReasonRule = requiredText(limits.character.jinxReason)
