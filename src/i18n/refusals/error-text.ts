import { isRuleCode, type RuleCode } from '#core/validation/rule-codes.ts'
import { m } from '../messages.ts'

/** Refusal codes that don't belong to a rule of a single field. */
type RefusalCode = 'character_missing'

export type ErrorCode = RuleCode | RefusalCode

/** The text of every code: a missing one is a type error. */
const texts: Record<ErrorCode, (numbers: { maximum: number }) => string> = {
  character_id_pattern: () => m.errors_character_id_pattern(),
  character_id_official: () => m.errors_character_id_official(),
  character_id_special: () => m.errors_character_id_special(),
  character_id_taken: () => m.errors_character_id_taken(),
  character_missing: () => m.errors_character_missing(),
  first_night_reminder_missing: () => m.errors_first_night_reminder_missing(),
  other_night_reminder_missing: () => m.errors_other_night_reminder_missing(),
  image_first_missing: () => m.errors_image_first_missing(),
  image_second_missing: () => m.errors_image_second_missing(),
  text_empty: () => m.errors_text_empty(),
  text_too_long: numbers => m.errors_text_too_long(numbers),
  list_too_long: numbers => m.errors_list_too_long(numbers),
  number_invalid: () => m.errors_number_invalid(),
  number_negative: () => m.errors_number_negative(),
  number_too_large: numbers => m.errors_number_too_large(numbers),
  choice_invalid: () => m.errors_choice_invalid(),
  link_invalid: () => m.errors_link_invalid(),
  value_invalid: () => m.errors_value_invalid()
}

/** The text of an error code in the page's language. `maximum` is the exceeded limit, for codes that mention one. */
export const errorText = (code: ErrorCode, maximum = 0) => texts[code]({ maximum })

/** The part of a zod issue that texts need. */
interface RuleIssue {
  message: string
  maximum?: number | bigint
}

type ParseResult = { success: true } | { success: false; error: { issues: readonly RuleIssue[] } }

/** The text of the first issue of a parse result; undefined if it succeeded. */
export function firstErrorText(checked: ParseResult): string | undefined {
  const issue = checked.success ? undefined : checked.error.issues[0]
  if (!issue) return undefined
  return errorText(isRuleCode(issue.message) ? issue.message : 'value_invalid', Number(issue.maximum ?? 0))
}
