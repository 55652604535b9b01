import * as z from 'zod/mini'
import { ruleCode } from './rule-codes.ts'

const string = z.string({ error: ruleCode('value_invalid') })

/** Text that may be empty, of at most `max` characters. */
export const text = (max: number) => string.check(z.maxLength(max, ruleCode('text_too_long')))

/** Text that may be empty; surrounding whitespace is trimmed. */
export const trimmedText = (max: number) =>
  string.check(z.trim(), z.maxLength(max, ruleCode('text_too_long')))

/** Text that must not be blank; surrounding whitespace is trimmed. */
export const requiredText = (max: number) =>
  string.check(z.trim(), z.minLength(1, ruleCode('text_empty')), z.maxLength(max, ruleCode('text_too_long')))

/** A number from 0 to `max`, by default of any size. */
export const number = (max = Number.MAX_VALUE) =>
  z
    .number({ error: ruleCode('number_invalid') })
    .check(z.minimum(0, ruleCode('number_negative')), z.maximum(max, ruleCode('number_too_large')))

export const list = <Item extends z.core.$ZodType>(item: Item, max: number) =>
  z.array(item, { error: ruleCode('value_invalid') }).check(z.maxLength(max, ruleCode('list_too_long')))

export const flag = z.boolean({ error: ruleCode('value_invalid') })

export const choice = <const Choices extends readonly string[]>(choices: Choices) =>
  z.enum(choices, { error: ruleCode('choice_invalid') })

/** The URL of a page or an image on the web, or ''. */
export const link = (max: number) =>
  trimmedText(max).check(z.refine(address => address === '' || isWebLink(address), ruleCode('link_invalid')))

/**
 * Whether text is an absolute http or https URL.
 *
 * @example isWebLink('https://example.com/logo.png') // true
 */
export const isWebLink = (address: string) =>
  /^https?:\/\/[^\s/]\S*$/i.test(address) && z.url().safeParse(address).success
