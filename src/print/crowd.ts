/** Rows of tokens on arcs round one middle, the longest ones outside. All measures are pixels of a card. */
export interface Crowd {
  /** Diameter of a token. */
  size: number
  /** From the top of the highest token to the bottom of the lowest. */
  height: number
  /** The tokens' middles, in their order: from the middle of the card, and from the crowd's top. */
  places: readonly { x: number; y: number }[]
}

interface Room {
  width: number
  height: number
}

const largest = 164
/** From one token's middle to the next one's, in diameters; a row's neighbours stand as near. */
const pitch = 1.07
/** Air between two teams of a row, in diameters. */
const teamGap = 0.25
const mostRows = 12
/** How much larger tokens must get before a team is parted. */
const worthParting = 1.2
/** Radii of the outermost arc that are tried, the roundest first. */
const radii = [900, 1200, 1600, 2200, 3200, 6000]
const flattest = 6000
/** How much smaller tokens may get for a rounder arc. */
const worthRounding = 0.97

/**
 * Places as many tokens as there are in rows, as large as they go into the room. A team stays in one row unless
 * parting it makes all of them much larger.
 *
 * @param teams how many there are of each team, in their order
 */
export function planCrowd(teams: readonly number[], room: Room): Crowd {
  const [together, parted] = [wholeTeams(teams), evenRows(teams)].map(tries => largestOf(tries, room))
  const best =
    !together || (parted && parted.size > together.size * worthParting) ? (parted ?? together) : together
  if (!best || best.size === 0) return { size: 0, height: 0, places: [] }
  const { rows } = best
  const round = radii.find(radius => sizeOn(rows, radius, room) >= best.size * worthRounding) ?? flattest
  const size = Math.min(best.size, sizeOn(rows, round, room))
  return { size, height: extentOf(rows, size, round).height, places: placesOf(rows, size, round) }
}

/** A row as the distances of its tokens from the first one, in diameters. */
type Row = readonly number[]

interface Try {
  rows: readonly Row[]
  size: number
}

function largestOf(tries: readonly (readonly Row[])[], room: Room): Try | undefined {
  const sized = tries.map(rows => ({ rows, size: sizeOn(rows, flattest, room) }))
  return sized.reduce<Try | undefined>(
    (best, each) => (best && best.size >= each.size ? best : each),
    undefined
  )
}

/** Every way to share the teams out among rows, none parted. */
function wholeTeams(teams: readonly number[]): Row[][] {
  const [first, ...others] = teams
  if (first === undefined) return []
  let ways: number[][][] = [[[first]]]
  for (const team of others) {
    ways = ways.flatMap(rows => [
      [...rows.slice(0, -1), [...(rows.at(-1) ?? []), team]],
      [...rows, [team]]
    ])
  }
  return ways.map(rows => rows.map(rowOf))
}

/** All tokens in one row, in two, and so on, each as long as the others, with teams parted where a row ends. */
function evenRows(teams: readonly number[]): Row[][] {
  const total = teams.reduce((sum, count) => sum + count, 0)
  return Array.from({ length: Math.min(mostRows, total) }, (_, index) => {
    const count = index + 1
    const longs = total % count
    const lengths = Array.from(
      { length: count },
      (_, row) => Math.floor(total / count) + (row < longs ? 1 : 0)
    )
    return cut(teams, lengths).map(rowOf)
  })
}

/** What of each team stands in rows of given lengths. */
function cut(teams: readonly number[], lengths: readonly number[]): number[][] {
  const left = [...teams]
  return lengths.map(length => {
    const row: number[] = []
    for (let room = length; room > 0 && left.length > 0; ) {
      const taken = Math.min(room, left[0] ?? 0)
      row.push(taken)
      room -= taken
      left[0] = (left[0] ?? 0) - taken
      if (left[0] === 0) left.shift()
    }
    return row
  })
}

const rowOf = (teams: readonly number[]): Row => {
  let at = -pitch - teamGap
  return teams.flatMap(count => {
    at += teamGap
    return Array.from({ length: count }, () => {
      at += pitch
      return at
    })
  })
}

/** The largest size, to a half, in which rows go into the room; 0 when none does. */
function sizeOn(rows: readonly Row[], radius: number, room: Room): number {
  let [least, most] = [0, 2 * largest]
  while (least < most) {
    const halves = Math.ceil((least + most) / 2)
    const { width, height } = extentOf(rows, halves / 2, radius)
    if (width <= room.width && height <= room.height) least = halves
    else most = halves - 1
  }
  return least / 2
}

const lengthOf = (row: Row) => row.at(-1) ?? 0

function extentOf(rows: readonly Row[], size: number, radius: number): Room {
  const ends = rows.map((row, index) => placeOn(lengthOf(row) / 2, index, size, radius))
  return {
    width: 2 * Math.max(...ends.map(({ x }) => x)) + size,
    height: Math.max(...ends.map(({ y }) => y)) + size / 2
  }
}

const placesOf = (rows: readonly Row[], size: number, radius: number) =>
  rows.flatMap((row, index) => row.map(at => placeOn(at - lengthOf(row) / 2, index, size, radius)))

/** The place on a row's arc, `away` diameters from its middle. */
function placeOn(away: number, row: number, size: number, radius: number) {
  const own = radius - row * size * pitch
  const turn = (away * size) / own
  return { x: own * Math.sin(turn), y: size / 2 + radius - own * Math.cos(turn) }
}
