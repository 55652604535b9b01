import { foldText } from './character-search.ts'

interface IndexedName {
  id: string
  /** Folded, without spaces. */
  name: string
}

/** Names by their length, for `findSimilarName`. */
export type NameIndex = ReadonlyMap<number, readonly IndexedName[]>

/** Longer texts are no names. */
const longestName = 40

/** Prepares the names of characters, each in any number of languages. */
export function indexNames(entries: Iterable<{ id: string; names: readonly string[] }>): NameIndex {
  const names = [...entries].flatMap(({ id, names: all }) =>
    [...new Set(all.map(fold))].map(name => ({ id, name }))
  )
  return Map.groupBy(names, ({ name }) => name.length)
}

/**
 * Returns the id of the name that a misspelled text most likely means: with one slip in 4 to 7 letters, two in longer
 * texts; undefined when no name is that close. A slip is a letter too many, a missing or wrong one, or two swapped.
 *
 * @param isPartial Whether the text may also be the beginning of a name.
 * @example findSimilarName('Fortune Tellr', index) // 'fortuneteller'
 */
export function findSimilarName(text: string, index: NameIndex, isPartial = false): string | undefined {
  if (text.length > longestName) return undefined
  const typed = fold(text)
  const slips = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2
  if (slips === 0) return undefined
  const lengths = Array.from({ length: 2 * slips + 1 }, (_, more) => typed.length - slips + more)
  const whole = findNearest(
    typed,
    lengths.flatMap(length => index.get(length) ?? []),
    slips
  )
  if (whole !== undefined || !isPartial) return whole
  const beginnings = [...index.values()]
    .flat()
    .filter(({ name }) => name.length > typed.length)
    .map(({ id, name }) => ({ id, name: name.slice(0, typed.length) }))
  return findNearest(typed, beginnings, slips)
}

/** Returns the id of the first of the nearest names; undefined when all have more slips. */
function findNearest(typed: string, names: readonly IndexedName[], slips: number): string | undefined {
  let nearest: string | undefined
  let most = slips
  for (const { id, name } of names) {
    const distance = distanceWithin(typed, name, most)
    if (distance === undefined) continue
    nearest = id
    most = distance - 1
  }
  return nearest
}

const fold = (text: string) => foldText(text).replaceAll(' ', '')

/**
 * Returns the number of slips between two texts; undefined for more than `most`. Compares only letters that are at most
 * `most` places apart.
 */
export function distanceWithin(one: string, other: string, most: number): number | undefined {
  if (most < 0 || Math.abs(one.length - other.length) > most) return undefined
  let [beforeLast, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, to) => to)]
  for (let from = 1; from <= one.length; from += 1) {
    const row: number[] = [from]
    const [start, end] = [Math.max(1, from - most), Math.min(other.length, from + most)]
    let least = start === 1 ? from : most + 1
    for (let to = start; to <= end; to += 1) {
      const isSame = one[from - 1] === other[to - 1]
      const isSwapped =
        from > 1 && to > 1 && one[from - 1] === other[to - 2] && one[from - 2] === other[to - 1]
      const distance = Math.min(
        (last[to - 1] ?? most + 1) + (isSame ? 0 : 1),
        (last[to] ?? most + 1) + 1,
        (row[to - 1] ?? most + 1) + 1,
        isSwapped ? (beforeLast[to - 2] ?? most + 1) + 1 : most + 1
      )
      row[to] = distance
      least = Math.min(least, distance)
    }
    if (least > most) return undefined
    ;[beforeLast, last] = [last, row]
  }
  const distance = last[other.length] ?? most + 1
  return distance > most ? undefined : distance
}
