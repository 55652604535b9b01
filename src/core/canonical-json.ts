/**
 * JSON with sorted keys, without undefined values: the same text exactly for values that `isEqual` calls equal. Comparing
 * one value with many costs less by their texts.
 *
 * @example canonicalJson({ b: 1, a: 2 }) // '{"a":2,"b":1}'
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonicalJson(each)}`).join(',')}}`
}

/** Creates a check like `isEqual` with one value. Many checks together take time in the size of all values. */
export function equalTo(value: unknown): (other: unknown) => boolean {
  let text: string | undefined
  return other => {
    if (typeof value !== 'object' || typeof other !== 'object') return Object.is(value, other)
    text ??= canonicalJson(value)
    return canonicalJson(other) === text
  }
}
