/**
 * Splits words into lines whose longest is as short as possible. Fewer lines if there are fewer words.
 *
 * @param widths of the words
 * @param space width of a space
 */
export function splitLines(
  words: readonly string[],
  widths: readonly number[],
  space: number,
  count: number
): string[] {
  const lines = Math.min(count, words.length)
  const ends = prefixSums(widths)
  const lineWidth = (from: number, to: number) =>
    (ends[to] ?? 0) - (ends[from] ?? 0) + (to - from - 1) * space
  // best[n][k]: the first k words on n lines, with the start of the last line.
  const best: { longest: number; start: number }[][] = [[{ longest: 0, start: 0 }]]
  for (let line = 1; line <= lines; line += 1) {
    best.push(
      words
        .map((_, index) => index + 1)
        .reduce<{ longest: number; start: number }[]>((row, to) => {
          row[to] = bestStart(best[line - 1] ?? [], to, lineWidth)
          return row
        }, [])
    )
  }
  const result: string[] = []
  for (let [line, to] = [lines, words.length]; line > 0; line -= 1) {
    const start = best[line]?.[to]?.start ?? 0
    result.unshift(words.slice(start, to).join(' '))
    to = start
  }
  return result.filter(Boolean)
}

function bestStart(
  before: readonly ({ longest: number } | undefined)[],
  to: number,
  lineWidth: (from: number, to: number) => number
) {
  let best = { longest: Number.POSITIVE_INFINITY, start: to }
  for (let start = 0; start < to; start += 1) {
    const former = before[start]
    if (!former) continue
    const longest = Math.max(former.longest, lineWidth(start, to))
    if (longest < best.longest) best = { longest, start }
  }
  return best
}

function prefixSums(values: readonly number[]): number[] {
  const sums = [0]
  for (const value of values) sums.push((sums.at(-1) ?? 0) + value)
  return sums
}
