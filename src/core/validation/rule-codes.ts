/**
 * Codes of validation issues, in forms and on the server. Schemas use them as the messages of zod issues. In English:
 *
 * | code | meaning |
 * |---|---|
 * | character_id_pattern | Character ID should only contain alphanumeric lowercase characters |
 * | character_id_official | Character ID must not be an official character ID |
 * | character_id_special | Character ID must not be a special character ID |
 * | character_id_taken | Character ID must be unique |
 * | first_night_reminder_missing | First night reminder must not be empty if first night wake-up priority is non-zero |
 * | other_night_reminder_missing | Other nights reminder must not be empty if other nights wake-up priority is non-zero |
 * | image_first_missing | First image must not be empty when there is a second one |
 * | image_second_missing | Second image must not be empty when there is a third one |
 * | text_empty | This must not be empty |
 * | text_too_long | This is too long; the issue's `maximum` is the number of characters allowed |
 * | list_too_long | There are too many; the issue's `maximum` is the number of items allowed |
 * | number_invalid | This must be a number |
 * | number_negative | This must not be negative |
 * | number_too_large | This is too large; the issue's `maximum` is the largest number allowed |
 * | choice_invalid | This is not one of the choices |
 * | link_invalid | This is not a web address; it must begin with https:// or http:// |
 * | value_invalid | This has the wrong kind of value |
 */
export const ruleCodes = [
  'character_id_pattern',
  'character_id_official',
  'character_id_special',
  'character_id_taken',
  'first_night_reminder_missing',
  'other_night_reminder_missing',
  'image_first_missing',
  'image_second_missing',
  'text_empty',
  'text_too_long',
  'list_too_long',
  'number_invalid',
  'number_negative',
  'number_too_large',
  'choice_invalid',
  'link_invalid',
  'value_invalid'
] as const

export type RuleCode = (typeof ruleCodes)[number]

export const isRuleCode = (text: string): text is RuleCode => ruleCodes.some(name => name === text)

/** Checks at compile time that an issue message is a `RuleCode`; zod accepts any string. */
export const ruleCode = (name: RuleCode) => name
