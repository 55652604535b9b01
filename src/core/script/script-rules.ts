import { z } from 'zod'
import { limits } from '../limits.ts'
import { flag, link, list, requiredText, text, trimmedText } from '../validation/field-schemas.ts'

const most = limits.script

/**
 * The schema of a script's metadata in forms (sections 3 and 5 of the specification). The message of each issue is a
 * `RuleCode`. The output is trimmed. Texts may be empty; house rules may not.
 *
 * @example scriptRules.shape.logo.safeParse('logo.png').success // false
 */
export const scriptRules = z.object({
  title: trimmedText(most.name).default(''),
  author: trimmedText(most.author).default(''),
  logo: link(most.url).default(''),
  hideTitle: flag.default(false),
  background: link(most.url).default(''),
  almanac: link(most.url).default(''),
  bootlegger: list(requiredText(Number.POSITIVE_INFINITY), most.bootlegger).default([]),
  almanacIntroduction: text(most.almanacIntroduction).default('')
})

/** Schema of a jinx's reason, as in the custom character form (section 5 of the specification). */
export const jinxReasonRule = requiredText(limits.character.jinxReason)
