/**
 * Logs a failure for the operator: the kind of error and the places in the code. Messages of errors aren't logged, since
 * they can quote what users write.
 *
 * @param where Part of the product, or method and pattern of a route
 */
export const logFailure = (where: string, error: unknown) => console.error(`${where}: ${describe(error)}`)

function describe(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const codes: unknown[] = error.message.match(/\b(?:D1|SQLITE)_[A-Z_]+/g) ?? []
  if ('code' in error && /^\w+$/.test(`${error.code}`)) codes.push(error.code)
  const cause = error.cause === undefined ? '' : `, caused by ${describe(error.cause)}`
  return [error.name, ...codes].join(' ') + cause + placesOf(error)
}

/** The lines of the stack trace, which begins with the message. */
function placesOf({ stack = '' }: Error): string {
  const places = stack.split('\n').filter(line => /^\s+at /.test(line))
  return places.map(line => `\n${line}`).join('')
}
