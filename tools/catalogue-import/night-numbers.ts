/**
 * Gives each id of a night's order its number. Whoever still stands where it stood keeps its number; newcomers and
 * those that moved get one between their neighbours: a whole number where one is free, else a decimal.
 *
 * @param known Numbers of now.
 * @param fixed Ids whose numbers stay whatever moves around them: the steps of the night, in their order.
 * @example numberNight(['dusk', 'imp', 'dawn'], new Map([['dusk', 1], ['dawn', 2]]), new Set(['dusk', 'dawn']))
 * // Map { dusk: 1, imp: 1.1, dawn: 2 }
 */
export function numberNight(
  order: readonly string[],
  known: ReadonlyMap<string, number>,
  fixed: ReadonlySet<string>
): Map<string, number> {
  const kept = keptPlaces(order, known, fixed)
  const numbers = new Map<string, number>()
  let last = 0
  let waiting: string[] = []
  for (const [place, id] of order.entries()) {
    const number = kept.get(place)
    if (number === undefined) waiting.push(id)
    else {
      const numberOf = between(last, number, waiting.length)
      for (const [index, newcomer] of waiting.entries()) numbers.set(newcomer, numberOf(index))
      numbers.set(id, number)
      last = number
      waiting = []
    }
  }
  for (const [index, newcomer] of waiting.entries()) numbers.set(newcomer, Math.floor(last) + index + 1)
  return numbers
}

interface Run {
  weight: number
  places: readonly number[]
}

/**
 * The places of the order that keep their numbers: as many as can whose numbers rise, and every fixed one
 * (the heaviest rising subsequence).
 */
function keptPlaces(
  order: readonly string[],
  known: ReadonlyMap<string, number>,
  fixed: ReadonlySet<string>
): Map<number, number> {
  const numberAt = (place: number) => known.get(order[place] ?? '') ?? 0
  let best: Run = { weight: 0, places: [] }
  const runs: Run[] = []
  for (const [place, id] of order.entries()) {
    const number = numberAt(place)
    if (number === 0) continue
    const before = runs
      .filter(({ places }) => numberAt(places.at(-1) ?? 0) < number)
      .reduce((one, other) => (other.weight > one.weight ? other : one), { weight: 0, places: [] })
    const weight = before.weight + (fixed.has(id) ? order.length : 1)
    const run = { weight, places: [...before.places, place] }
    runs.push(run)
    if (weight > best.weight) best = run
  }
  return new Map(best.places.map(place => [place, numberAt(place)]))
}

/** Rising numbers between two others by their index, as round as can be. */
function between(low: number, high: number, count: number): (index: number) => number {
  let decimals = 0
  while (low + (count + 1) / 10 ** decimals > high + tolerance) decimals += 1
  const start = decimals === 0 ? Math.floor(low) : low
  const digits = Math.max(decimals, String(start).split('.')[1]?.length ?? 0)
  return index => Number((start + (index + 1) / 10 ** decimals).toFixed(digits))
}

/** Decimals do not add up to the last bit. */
const tolerance = 1e-9
