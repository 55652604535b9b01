/**
 * Whether two JSON-like values are deeply equal. A key with the value undefined counts as absent.
 * Edit functions use it to return the same script object when an action changes nothing.
 */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isObject(one) || !isObject(other)) return false
  if (Array.isArray(one) || Array.isArray(other)) return areEqualLists(one, other)
  return (
    Object.keys(one).every(key => isEqual(one[key], other[key])) &&
    Object.keys(other).every(key => Object.hasOwn(one, key) || other[key] === undefined)
  )
}

const areEqualLists = (one: unknown, other: unknown) =>
  Array.isArray(one) &&
  Array.isArray(other) &&
  one.length === other.length &&
  one.every((item, index) => isEqual(item, other[index]))

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
