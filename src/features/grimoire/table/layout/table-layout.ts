import { edgeBox, withoutEdge } from './edge-layout.ts'
import { type Box, boxAround, distance, type Point } from './geometry.ts'
import { type Cell, placeAlongSides, placeOnEllipse, type SeatCentre } from './seat-path.ts'

/** A seat's token, and the room of its name. */
export interface SeatPlace extends SeatCentre {
  /** How wide a name can be without touching another one. */
  readonly labelWidth: number
  /** The token with the names below it. */
  readonly box: Box
}

export interface TableLayout {
  readonly width: number
  readonly height: number
  /** Diameter of a seat's token in pixels. */
  readonly token: number
  /** Whether the character's name is on a strip at the token's lower edge; else it is in an arc on the token. */
  readonly hasStrips: boolean
  /** Size of the letters of a player's name, in pixels. */
  readonly nameSize: number
  /** Clockwise from the top. */
  readonly seats: readonly SeatPlace[]
  /** The middle of the seats: beside the middle of the table if something lies at its edge. */
  readonly centre: Point
  /** Where Fabled, Loric and their reminders lie; absent without any. */
  readonly edge: Box | undefined
}

/** A token without an arc for the name is smaller than this. */
const namedToken = 88
const smallestToken = 40

/** The largest token of a usual table, and its part of a larger one: on a projector, tokens grow. */
const usualToken = 120
const largestPart = 0.16

/** On a narrow table, tokens leave room for reminders between them: 88 pixels of 390. */
const narrowPart = 0.226

/** Room for two columns of the smallest tokens. A window's own size isn't known at first. */
const leastWidth = 160

/** Pixels between things, and between them and the table's sides. */
const gap = 4

/** A round table is preferred unless this part of the tokens' size is lost. */
const worthIt = 1.15

export const nameSizeOf = (token: number) => Math.max(14, Math.round(token * 0.125))

/** How far the strip with the character's name and the player's name reach below a token. */
export const labelHeight = (token: number) => nameSizeOf(token) + 8 + (token < namedToken ? stripBelow : 0)

/** The strip lies over the token's lower edge. */
const stripBelow = 9

/** The shroud of the dead reaches above the token. */
const shroud = (token: number) => token * 0.06

const cellOf = (token: number): Cell => ({
  width: Math.max(token + 2 * gap, 60),
  height: shroud(token) + token + labelHeight(token) + gap
})

/**
 * Places the seats on an ellipse that fills the table, or on a rectangle with round corners where the tokens are larger then.
 * Neither tokens nor names overlap. A table that is too small for the smallest tokens is laid out larger than it is.
 *
 * @param width of the table in pixels
 * @param height of the table in pixels
 * @param edgeItems how many tokens and reminders lie at the edge of the table
 * @param most diameter of a token, where reminders need the room
 */
export function layoutTable(
  width: number,
  height: number,
  seats: number,
  edgeItems = 0,
  most = Number.POSITIVE_INFINITY
): TableLayout {
  const edge = edgeBox(width, height, edgeItems)
  const room = withoutEdge(width, height, edge)
  const [centres, token] = largestTokens(room, seats, most)
  if (centres.length < seats)
    return layoutTable(Math.max(width, leastWidth), height + 40, seats, edgeItems, most)
  const cell = cellOf(token)
  return {
    width,
    height,
    token,
    hasStrips: token < namedToken,
    nameSize: nameSizeOf(token),
    seats: centres.map(centre => placeOf(centre, centres, { room, token, cell })),
    centre: { x: (room.left + room.right) / 2, y: (room.top + room.bottom) / 2 },
    edge
  }
}

/** The seats with the largest tokens, and their diameter. */
function largestTokens(room: Box, seats: number, most: number): [readonly SeatCentre[], number] {
  const [round, token] = largestToken(room, seats, most, placeOnEllipse)
  const [square, larger] = largestToken(room, seats, most, placeAlongSides)
  return larger > token * worthIt || round.length < seats ? [square, larger] : [round, token]
}

type Place = (box: Box, cell: Cell, count: number) => readonly SeatCentre[] | undefined

/** No seats if not even the smallest tokens fit. */
function largestToken(
  room: Box,
  seats: number,
  limit: number,
  place: Place
): [readonly SeatCentre[], number] {
  const narrow = Math.min(room.right - room.left, room.bottom - room.top)
  const attempt = (token: number) => place(centresOf(room, token), cellOf(token), seats)
  let most = Math.max(
    smallestToken,
    Math.min(limit, narrow * narrowPart, Math.max(usualToken, narrow * largestPart))
  )
  let least = smallestToken
  const largest = attempt(most)
  if (largest) return [largest, most]
  while (most - least > 0.5) {
    const token = (least + most) / 2
    if (attempt(token)) least = token
    else most = token
  }
  return [attempt(least) ?? [], least]
}

/** The box of the tokens' middles. */
function centresOf({ left, top, right, bottom }: Box, token: number): Box {
  const side = cellOf(token).width / 2
  return {
    left: left + side,
    top: top + shroud(token) + token / 2 + gap,
    right: Math.max(right - side, left + side),
    bottom: bottom - token / 2 - labelHeight(token) - gap
  }
}

interface Surroundings {
  room: Box
  token: number
  cell: Cell
}

function placeOf(
  seat: SeatCentre,
  centres: readonly SeatCentre[],
  { room, token, cell }: Surroundings
): SeatPlace {
  const { x, y } = seat
  const beside = centres.filter(other => other !== seat && Math.abs(other.y - y) < cell.height)
  const labelWidth =
    Math.min(
      Math.max(token * 1.25, 84),
      2 * (x - room.left),
      2 * (room.right - x),
      ...beside.map(other => Math.abs(other.x - x))
    ) - gap
  return {
    ...seat,
    labelWidth,
    box: {
      ...boxAround(seat, Math.max(labelWidth, token), token),
      top: y - token / 2 - shroud(token),
      bottom: y + token / 2 + labelHeight(token)
    }
  }
}

/** The seat nearest to a point, by its place in the circle; undefined without seats. */
export function nearestSeat({ seats }: Pick<TableLayout, 'seats'>, point: Point): number | undefined {
  const distances = seats.map(seat => distance(seat, point))
  return distances.length > 0 ? distances.indexOf(Math.min(...distances)) : undefined
}
