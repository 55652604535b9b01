import { limits } from './limits.ts'
import { requiredText } from './rule-fields.ts'

/** What a jinx says, by the rule of the custom character form (section 5 of the specification). */
export const jinxReasonRule = requiredText(limits.character.jinxReason)
