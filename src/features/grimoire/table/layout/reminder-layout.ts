import { type Box, boxAround, contains, distance, overlap, type Point } from './geometry.ts'
import type { SeatPlace, TableLayout } from './table-layout.ts'

/** How all reminders of a table are drawn. */
export interface ReminderSize {
  /** Diameter of the token in pixels. */
  readonly disc: number
  /** Lines of the text below it; 0 where there is only room for the tokens. */
  readonly lines: number
  readonly width: number
  readonly height: number
}

export interface RemindersLayout extends ReminderSize {
  /** Middles of the reminders by seat, each in their order. */
  readonly places: readonly (readonly Point[])[]
}

/** Pixels between reminders. */
const gap = 3
const lineHeight = 16

const sizeOf = (disc: number, lines: number, width: number): ReminderSize => ({
  disc,
  lines,
  width: Math.max(width, disc),
  height: disc + lines * lineHeight
})

/** Sizes with a text, the most readable one first. */
const sizesWithText = (token: number): ReminderSize[] => {
  const [usual, small] = [usualDisc(token), smallDisc(token)]
  return [
    sizeOf(usual, 2, Math.max(64, usual * 1.6)),
    sizeOf(usual, 1, Math.max(62, usual * 1.5)),
    sizeOf(small, 2, Math.max(58, small * 1.4)),
    sizeOf(small, 1, Math.max(58, small * 1.4))
  ]
}

const sizesWithoutText = (token: number): ReminderSize[] =>
  [usualDisc(token), smallDisc(token), smallestDisc].map(disc => sizeOf(disc, 0, disc))

const usualDisc = (token: number) => Math.max(30, token * 0.39)
const smallDisc = (token: number) => Math.max(28, token * 0.3)
const smallestDisc = 24

/**
 * Places the reminders of all seats from their seats inwards, near their own seat, in the largest size with which neither they nor
 * the seats overlap. Undefined if there are too many for any size.
 *
 * @param counts of the reminders by seat
 * @param middle what lies in the middle of the table
 */
export function layoutReminders(
  layout: TableLayout,
  counts: readonly number[],
  middle: Box | undefined,
  { texts }: { texts: boolean }
): RemindersLayout | undefined {
  const blocked = blockedBy(layout, middle)
  for (const size of (texts ? sizesWithText : sizesWithoutText)(layout.token)) {
    const places =
      placeAll(counts, size, blocked, seat => inLines(layout, seat, size)) ??
      placeAll(counts, size, blocked, onGrid(layout, size, blocked))
    if (places) return { ...size, places }
  }
  return undefined
}

/** As many reminders as have room in the smallest size, and the others over those of their seat. */
export function pileReminders(
  layout: TableLayout,
  counts: readonly number[],
  middle: Box | undefined
): RemindersLayout {
  const size = sizeOf(smallestDisc, 0, smallestDisc)
  const blocked = blockedBy(layout, middle)
  const places = layout.seats.map((seat, index) => {
    const [first = seat] = inLines(layout, index, size).filter(
      place => !blocked.some(box => overlap(boxOf(place, size), box))
    )
    return Array.from({ length: counts[index] ?? 0 }, (_, order) => ({
      x: first.x + (order % 8) * 4 * seat.inward.x,
      y: first.y + (order % 8) * 4 * seat.inward.y
    }))
  })
  return { ...size, places }
}

const blockedBy = ({ seats, edge }: TableLayout, middle: Box | undefined): Box[] =>
  [...seats.map(({ box }) => box), middle, edge].filter(box => box !== undefined)

/** Places one reminder of each seat, then the second ones and so on, so that a seat with many doesn't crowd out the others. Undefined if one
 * has no room. */
function placeAll(
  counts: readonly number[],
  size: ReminderSize,
  blocked: readonly Box[],
  candidatesOf: (seat: number) => readonly Point[]
): Point[][] | undefined {
  const taken = [...blocked]
  const candidates: Iterator<Point>[] = []
  const places: Point[][] = counts.map(() => [])
  const most = Math.max(0, ...counts)
  for (let round = 0; round < most; round++)
    for (const [seat, count] of counts.entries()) {
      if (round >= count) continue
      // What was blocked stays blocked, so each candidate is tried once.
      candidates[seat] ??= candidatesOf(seat).values()
      const place = nextFree(candidates[seat], size, taken)
      if (!place) return undefined
      places[seat]?.push(place)
      taken.push(boxOf(place, size))
    }
  return places
}

function nextFree(candidates: Iterator<Point>, size: ReminderSize, taken: readonly Box[]) {
  for (let next = candidates.next(); !next.done; next = candidates.next()) {
    const box = boxOf(next.value, size)
    if (!taken.some(other => overlap(box, other))) return next.value
  }
  return undefined
}

const boxOf = (place: Point, { width, height }: ReminderSize) => boxAround(place, width + gap, height + gap)

/** How many lines of places there are on each side of the one straight inwards. */
const sides = 4

/** How much a place costs that is nearer to another seat, by pixels. */
const strayCost = 2

/** The longest way from the middle of a seat to its reminder: a smaller one nearby says more than one far away. */
const reach = ({ token, width, height }: TableLayout) =>
  token / 2 + Math.max(2.4 * token, 140, Math.min(width, height) * 0.28)

/** Places in lines inwards, up to the middle of the table; the best ones first. */
function inLines(layout: TableLayout, index: number, size: ReminderSize): Point[] {
  const seat = layout.seats[index]
  if (!seat) return []
  const table = boxAround({ x: 0, y: 0 }, layout.width, layout.height)
  const { inward } = seat
  const across = { x: -inward.y, y: inward.x }
  const first = clearOf(seat, size)
  const [step, side] = [pitch(inward, size) / 2, pitch(across, size)]
  const rows = Math.max(1, Math.ceil((Math.hypot(seat.x, seat.y) - first) / step))
  const offsets = Array.from({ length: 2 * sides + 1 }, (_, at) => at - sides)
  return Array.from({ length: rows }, (_, row) => row)
    .flatMap(row =>
      offsets.map(offset => {
        const [far, aside] = [first + row * step, offset * side]
        const x = seat.x + inward.x * far + across.x * aside
        const y = seat.y + inward.y * far + across.y * aside
        const stray = distance({ x, y }, seat) - distanceToNearest(layout, { x, y })
        return { cost: row * step + Math.abs(aside) * 1.3 + stray * strayCost, x, y }
      })
    )
    .filter(place => contains(table, boxOf(place, size)) && distance(place, seat) <= reach(layout))
    .sort((one, other) => one.cost - other.cost)
    .map(({ x, y }) => ({ x, y }))
}

/** Places on a grid that all seats share: where there are many reminders, more fit than in lines. */
function onGrid(layout: TableLayout, size: ReminderSize, blocked: readonly Box[]) {
  const [width, height] = [size.width + gap, size.height + gap]
  const columns = Math.floor(layout.width / width)
  const rows = Math.floor(layout.height / height)
  const free = Array.from({ length: columns * rows }, (_, index) => ({
    x: ((index % columns) - (columns - 1) / 2) * width,
    y: (Math.floor(index / columns) - (rows - 1) / 2) * height
  }))
    .filter(place => !blocked.some(box => overlap(boxOf(place, size), box)))
    .map(place => ({ ...place, nearest: distanceToNearest(layout, place) }))
  return (index: number): Point[] => {
    const seat = layout.seats[index]
    if (!seat) return []
    const cost = (place: (typeof free)[number]) => {
      const far = distance(place, seat)
      return far + (far - place.nearest) * strayCost
    }
    return free
      .filter(place => distance(place, seat) <= reach(layout) && isInward(place, seat))
      .sort((one, other) => cost(one) - cost(other))
      .map(({ x, y }) => ({ x, y }))
  }
}

const isInward = ({ x, y }: Point, seat: SeatPlace) =>
  (x - seat.x) * seat.inward.x + (y - seat.y) * seat.inward.y > 0

const distanceToNearest = ({ seats }: TableLayout, point: Point) =>
  Math.min(...seats.map(seat => distance(seat, point)))

/** How far reminders are apart in a direction without overlapping. */
const pitch = ({ x, y }: Point, { width, height }: ReminderSize) =>
  Math.min((width + gap) / Math.abs(x), (height + gap) / Math.abs(y))

/** How far from its seat's middle the first reminder is: past the token and the names. */
function clearOf(seat: SeatPlace, size: ReminderSize): number {
  let far = 0
  while (overlap(boxOf({ x: seat.x + seat.inward.x * far, y: seat.y + seat.inward.y * far }, size), seat.box))
    far += 2
  return far
}
