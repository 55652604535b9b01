/**
 * Looks up an id from a file in a record: `constructor` isn't found there, unlike by `record[id]`.
 *
 * @example ownValue({ imp: 1 }, 'constructor') // undefined
 */
export const ownValue = <Value>(record: Readonly<Record<string, Value>>, id: string): Value | undefined =>
  Object.hasOwn(record, id) ? record[id] : undefined
