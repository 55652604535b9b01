/** Rows of tokens on concentric arcs, the longest ones outside. All values are pixels of the card. */
export interface TokenCluster {
  /** Diameter of a token. */
  size: number
  /** From the top of the highest token to the bottom of the lowest. */
  height: number
  /** Centres of the tokens, in order: `x` from the middle of the card, `y` from the top of the cluster. */
  positions: readonly { x: number; y: number }[]
}

interface Area {
  width: number
  height: number
}

/** Largest diameter of a token. */
const maxSize = 164
/** Distance between the centres of neighbouring tokens and between rows, in diameters. */
const spacing = 1.07
/** Extra gap between two teams of a row, in diameters. */
const teamGap = 0.25
const maxRows = 12
/** Factor by which tokens must grow before a team is split over rows. */
const minGainToSplit = 1.2
/** Radii tried for the outermost arc, the roundest first. */
const arcRadii = [900, 1200, 1600, 2200, 3200, 6000]
const flattestRadius = 6000
/** Share of the largest possible size that tokens must keep for a rounder arc. */
const minSizeForRounderArc = 0.97

/**
 * Arranges tokens in rows, as large as the area allows. A team stays in one row, unless splitting it makes all tokens
 * much larger.
 *
 * @param teams number of tokens of each team, in order
 */
export function planTokenCluster(teams: readonly number[], area: Area): TokenCluster {
  const [whole, split] = [rowsOfWholeTeams(teams), rowsOfEqualLength(teams)].map(candidates =>
    largestCandidate(candidates, area)
  )
  const best = !whole || (split && split.size > whole.size * minGainToSplit) ? (split ?? whole) : whole
  if (!best || best.size === 0) return { size: 0, height: 0, positions: [] }
  const { rows } = best
  const roundestRadius =
    arcRadii.find(radius => largestSize(rows, radius, area) >= best.size * minSizeForRounderArc) ??
    flattestRadius
  const size = Math.min(best.size, largestSize(rows, roundestRadius, area))
  return {
    size,
    height: measureRows(rows, size, roundestRadius).height,
    positions: positionsOf(rows, size, roundestRadius)
  }
}

/** Distances of a row's tokens from its first one, in diameters. */
type Row = readonly number[]

interface Candidate {
  rows: readonly Row[]
  size: number
}

function largestCandidate(candidates: readonly (readonly Row[])[], area: Area): Candidate | undefined {
  const sized = candidates.map(rows => ({ rows, size: largestSize(rows, flattestRadius, area) }))
  return sized.reduce<Candidate | undefined>(
    (best, each) => (best && best.size >= each.size ? best : each),
    undefined
  )
}

/** All ways to divide the teams into rows without splitting a team. */
function rowsOfWholeTeams(teams: readonly number[]): Row[][] {
  const [first, ...others] = teams
  if (first === undefined) return []
  let arrangements: number[][][] = [[[first]]]
  for (const team of others) {
    arrangements = arrangements.flatMap(rows => [
      [...rows.slice(0, -1), [...(rows.at(-1) ?? []), team]],
      [...rows, [team]]
    ])
  }
  return arrangements.map(rows => rows.map(toRow))
}

/** The tokens in one row, in two, and so on. Rows have equal lengths, and teams are split where a row ends. */
function rowsOfEqualLength(teams: readonly number[]): Row[][] {
  const total = teams.reduce((sum, count) => sum + count, 0)
  return Array.from({ length: Math.min(maxRows, total) }, (_, index) => {
    const count = index + 1
    const longerRows = total % count
    const lengths = Array.from(
      { length: count },
      (_, row) => Math.floor(total / count) + (row < longerRows ? 1 : 0)
    )
    return splitTeams(teams, lengths).map(toRow)
  })
}

/** Number of tokens of each team in rows of given lengths. */
function splitTeams(teams: readonly number[], lengths: readonly number[]): number[][] {
  const remaining = [...teams]
  return lengths.map(length => {
    const row: number[] = []
    for (let free = length; free > 0 && remaining.length > 0; ) {
      const taken = Math.min(free, remaining[0] ?? 0)
      row.push(taken)
      free -= taken
      remaining[0] = (remaining[0] ?? 0) - taken
      if (remaining[0] === 0) remaining.shift()
    }
    return row
  })
}

const toRow = (teams: readonly number[]): Row => {
  let at = -spacing - teamGap
  return teams.flatMap(count => {
    at += teamGap
    return Array.from({ length: count }, () => {
      at += spacing
      return at
    })
  })
}

/** The largest diameter at which the rows fit into the area, in steps of half a pixel; 0 when none does. */
function largestSize(rows: readonly Row[], radius: number, area: Area): number {
  let [low, high] = [0, 2 * maxSize]
  while (low < high) {
    const doubled = Math.ceil((low + high) / 2)
    const { width, height } = measureRows(rows, doubled / 2, radius)
    if (width <= area.width && height <= area.height) low = doubled
    else high = doubled - 1
  }
  return low / 2
}

const rowLength = (row: Row) => row.at(-1) ?? 0

function measureRows(rows: readonly Row[], size: number, radius: number): Area {
  const ends = rows.map((row, index) => positionOnArc(rowLength(row) / 2, index, size, radius))
  return {
    width: 2 * Math.max(...ends.map(({ x }) => x)) + size,
    height: Math.max(...ends.map(({ y }) => y)) + size / 2
  }
}

const positionsOf = (rows: readonly Row[], size: number, radius: number) =>
  rows.flatMap((row, index) => row.map(at => positionOnArc(at - rowLength(row) / 2, index, size, radius)))

/** The position on a row's arc, `fromMiddle` diameters from its middle. */
function positionOnArc(fromMiddle: number, row: number, size: number, radius: number) {
  const rowRadius = radius - row * size * spacing
  const angle = (fromMiddle * size) / rowRadius
  return { x: rowRadius * Math.sin(angle), y: size / 2 + radius - rowRadius * Math.cos(angle) }
}
