/** Where things are on the table, in pixels from its middle; x to the right, y down. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The middle of a seat's token, and the direction in which its reminders lie: a vector of length 1. */
export interface SeatPlace extends Point {
  readonly inward: Point
}

export interface CircleLayout {
  /** Diameter of a seat's token in pixels. */
  readonly token: number
  /** Diameter of a reminder token. */
  readonly reminder: number
  /** Clockwise from the top. */
  readonly seats: readonly SeatPlace[]
}

/** Diameters of a token on a large and on the smallest table. */
const largestToken = 120
const smallestToken = 40

/** On a narrow table, the largest tokens leave room for reminders between them: 88 pixels of 390. */
const largestPart = 0.226

/** A token takes this part of its distance to the next one; the rest is air. */
const filled = 0.86

/** A smaller token has the character's name below it, above the player's. */
const namedToken = 88

/** Room below a token for the names there, in pixels. */
const labelHeight = (token: number) => (token < namedToken ? 44 : token * 0.3)

/** The largest token for a distance to the next one, which may be below it: small tokens leave room for names. */
const fittingToken = (distance: number) =>
  distance * filled < namedToken ? Math.max(distance - 35, distance * 0.82) : distance * filled

/** Samples of the ellipse. At 20 seats, each is placed to a 36th of the distance between two. */
const samples = 720

/**
 * Places seats on an ellipse that fills the table, each as far along it from the last one: on a phone, the table is twice
 * as high as wide, so equal angles would crowd the sides. Tokens are as large as the distance between them allows.
 *
 * @param width of the table in pixels
 * @param height of the table in pixels
 */
export function layoutCircle(width: number, height: number, seats: number): CircleLayout {
  let token = largestToken
  let ellipse = ellipseOf(width, height, token)
  // A smaller token leaves a larger ellipse, so a few rounds find the size that fits both.
  for (let round = 0; round < 4; round++) {
    const distance = ellipse.length / Math.max(seats, 1)
    token = Math.max(
      smallestToken,
      Math.min(largestToken, fittingToken(distance), Math.min(width, height) * largestPart)
    )
    ellipse = ellipseOf(width, height, token)
  }
  const { points, length } = ellipse
  const places = Array.from({ length: seats }, (_, seat) => (seat * length) / seats)
  return {
    token,
    reminder: Math.max(28, token * 0.4),
    seats: places.map(place => placeAt(points, place))
  }
}

interface Ellipse {
  readonly points: readonly (SeatPlace & { readonly along: number })[]
  /** All the way round, in pixels. */
  readonly length: number
}

/** The ellipse of the tokens' middles, sampled clockwise from the top. */
function ellipseOf(width: number, height: number, token: number): Ellipse {
  const rx = Math.max(width / 2 - token / 2 - 4, 0)
  const ry = Math.max((height - token - labelHeight(token)) / 2 - 4, 0)
  const lift = labelHeight(token) / 2
  let along = 0
  let last: Point | undefined
  const points = Array.from({ length: samples + 1 }, (_, index) => {
    const angle = (index / samples) * 2 * Math.PI
    const inward = unit({ x: -ry * Math.sin(angle), y: rx * Math.cos(angle) })
    const point = { x: rx * Math.sin(angle), y: -ry * Math.cos(angle) - lift, inward }
    if (last) along += Math.hypot(point.x - last.x, point.y - last.y)
    last = point
    return { ...point, along }
  })
  return { points, length: along }
}

/** The place at a distance along the ellipse. */
function placeAt(points: Ellipse['points'], distance: number): SeatPlace {
  const next = points.find(({ along }) => along >= distance) ?? points.at(-1)
  return next ?? { x: 0, y: 0, inward: { x: 0, y: 0 } }
}

function unit({ x, y }: Point): Point {
  const length = Math.hypot(x, y) || 1
  return { x: x / length, y: y / length }
}

/**
 * Places a seat's reminders in a line from its token inwards, straight off the circle, so that each is nearest to its own
 * seat. The line ends at the middle of the table; where the reminders don't fit, they overlap evenly.
 */
export function layoutReminders({ token, reminder }: CircleLayout, seat: SeatPlace, count: number): Point[] {
  // Above the middle, the player's name lies between.
  const name = labelHeight(token) * Math.max(seat.inward.y, 0)
  const first = token / 2 + name + reminder / 2 + 4
  const room = Math.max(distanceToAxis(seat) - first, 0)
  const step = count > 1 ? Math.min(reminder * 1.15, room / (count - 1)) : 0
  return Array.from({ length: count }, (_, index) => ({
    x: seat.x + seat.inward.x * (first + step * index),
    y: seat.y + seat.inward.y * (first + step * index)
  }))
}

/** How far it is inwards to one of the two lines through the middle of the table. */
const distanceToAxis = ({ x, y, inward }: SeatPlace) =>
  Math.min(
    ...(
      [
        [x, inward.x],
        [y, inward.y]
      ] as const
    ).map(([place, part]) => Math.abs(place / part) || Infinity)
  )

/** The seat nearest to a point, by its place in the circle; undefined without seats. */
export function nearestSeat({ seats }: CircleLayout, { x, y }: Point): number | undefined {
  const distances = seats.map(seat => Math.hypot(seat.x - x, seat.y - y))
  return distances.length > 0 ? distances.indexOf(Math.min(...distances)) : undefined
}
