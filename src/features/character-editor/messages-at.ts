/** The message at a place of the form library's errors: a list of mistakes in a list of records has its own shape there. */
export function messageAt(errors: unknown, ...path: readonly (string | number)[]): string | undefined {
  let found = errors
  for (const key of path) found = isRecord(found) ? found[key] : undefined
  return isRecord(found) && typeof found.message === 'string' ? found.message : undefined
}

const isRecord = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null
