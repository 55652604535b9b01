import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { flag, link, list, number, requiredText, text, trimmedText } from '../validation/field-schemas.ts'
import { mapFields } from './metadata-fields.ts'

/** The schema of one house rule. */
export const houseRuleRule = requiredText(Number.POSITIVE_INFINITY)

const metadataRules = mapFields({
  text: ({ limit }) => z._default(trimmedText(limit), ''),
  address: ({ limit }) => z._default(link(limit), ''),
  flag: () => z._default(flag, false),
  texts: ({ limit }) => z._default(list(houseRuleRule, limit), []),
  number: ({ limit }) => z.optional(number(limit))
})

/**
 * The schema of a script's metadata in forms (sections 3 and 5 of the specification). The message of each issue is a
 * `RuleCode`. The output is trimmed. Texts may be empty; house rules may not.
 *
 * @example scriptRules.shape.logo.safeParse('logo.png').success // false
 */
export const scriptRules = z.object({
  ...metadataRules,
  almanacIntroduction: z._default(text(limits.script.almanacIntroduction), '')
})

/** Schema of a jinx's reason, as in the custom character form (section 5 of the specification). */
export const jinxReasonRule = requiredText(limits.character.jinxReason)
