import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { flag, link, list, requiredText, text, trimmedText } from '../validation/field-schemas.ts'

const most = limits.script

/** The schema of one house rule. */
export const houseRuleRule = requiredText(Number.POSITIVE_INFINITY)

/**
 * The schema of a script's metadata in forms (sections 3 and 5 of the specification). The message of each issue is a
 * `RuleCode`. The output is trimmed. Texts may be empty; house rules may not.
 *
 * @example scriptRules.shape.logo.safeParse('logo.png').success // false
 */
export const scriptRules = z.object({
  title: z._default(trimmedText(most.name), ''),
  author: z._default(trimmedText(most.author), ''),
  logo: z._default(link(most.url), ''),
  hideTitle: z._default(flag, false),
  background: z._default(link(most.url), ''),
  almanac: z._default(link(most.url), ''),
  bootlegger: z._default(list(houseRuleRule, most.bootlegger), []),
  almanacIntroduction: z._default(text(most.almanacIntroduction), '')
})

/** Schema of a jinx's reason, as in the custom character form (section 5 of the specification). */
export const jinxReasonRule = requiredText(limits.character.jinxReason)
