import { limits } from './limits.ts'
import { requiredText } from './rule-fields.ts'

/** Schema of a jinx's reason, as in the custom character form (section 5 of the specification). */
export const jinxReasonRule = requiredText(limits.character.jinxReason)
