/** The error message at a path of react-hook-form's errors, whose shape differs for lists of records. */
export function messageAt(errors: unknown, ...path: readonly (string | number)[]): string | undefined {
  let error = errors
  for (const key of path) error = isRecord(error) ? error[key] : undefined
  return isRecord(error) && typeof error.message === 'string' ? error.message : undefined
}

const isRecord = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null
