import type { z } from 'zod'

/**
 * Describes a schema error in a file as a sentence: which item, which field, and why.
 *
 * @example issueWords(issue, [{ id: 'chef' }]) // 'item 1 (chef): “name” is missing.'
 */
export function issueText(issue: z.core.$ZodIssue, file: unknown): string {
  const item = typeof issue.path[0] === 'number' ? nameOf(file, issue.path[0]) : undefined
  const field = issue.path.slice(item === undefined ? 0 : 1)
  const what = field.length > 0 ? `“${pathText(field)}”` : 'this'
  return `${item === undefined ? '' : `${item}: `}${what} ${reason(issue, valueAt(file, issue.path))}.`
}

/** An item by its index, counted from 1, and its name or id: 'item 12 (Chef)'. */
function nameOf(file: unknown, index: number): string {
  const name = [valueAt(file, [index, 'name']), valueAt(file, [index, 'id'])].find(
    word => typeof word === 'string' && word !== ''
  )
  return `item ${index + 1}${name === undefined ? '' : ` (${name})`}`
}

/** A path as text, indices counted from 1: 'reminders, entry 2'. */
const pathText = (path: readonly PropertyKey[]) =>
  path.map(key => (typeof key === 'number' ? `entry ${key + 1}` : String(key))).join(', ')

function reason(issue: z.core.$ZodIssue, value: unknown): string {
  if (value === undefined) return 'is missing'
  if (issue.code === 'invalid_type') return `must be ${kinds[issue.expected] ?? issue.expected}`
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}, not ${quoted(value)}`
  if (issue.code === 'too_small')
    return typeof value === 'number' ? `must not be below ${issue.minimum}` : 'is empty'
  if (issue.code === 'invalid_format')
    return `may only have lowercase letters, digits, - and _, not ${quoted(value)}`
  return `is wrong: ${issue.message}`
}

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object'
}

const quoted = (value: unknown) => (typeof value === 'string' ? `“${value}”` : JSON.stringify(value))

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value
  )
