import { z } from 'zod'
import { code } from './rule-codes.ts'

const string = z.string({ error: code('value_invalid') })

/** Text that may be empty, of at most `max` characters. */
export const text = (max: number) => string.max(max, code('text_too_long'))

/** Text without blanks around it, which may be empty. */
export const trimmedText = (max: number) => string.trim().max(max, code('text_too_long'))

/** Text that must say something. */
export const requiredText = (max: number) =>
  string.trim().min(1, code('text_empty')).max(max, code('text_too_long'))

export const list = <Item extends z.ZodType>(item: Item, max: number) =>
  z.array(item, { error: code('value_invalid') }).max(max, code('list_too_long'))

export const flag = z.boolean({ error: code('value_invalid') })

export const choice = <const Choices extends readonly string[]>(choices: Choices) =>
  z.enum(choices, { error: code('choice_invalid') })

/** The address of a page or picture on the web, or nothing. */
export const link = (max: number) =>
  trimmedText(max).refine(address => address === '' || isWebLink(address), code('link_invalid'))

/**
 * Whether text is a whole web address.
 *
 * @example isWebLink('https://example.com/logo.png') // true
 */
export const isWebLink = (address: string) =>
  /^https?:\/\/[^\s/]\S*$/i.test(address) && z.url().safeParse(address).success
