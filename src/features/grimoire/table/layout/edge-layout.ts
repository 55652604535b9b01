import { type Box, boxAround, type Point } from './geometry.ts'

/** Sizes of what lies at the edge of the table, in pixels. */
export interface EdgeSize {
  /** What a token or reminder takes with its text. */
  readonly width: number
  readonly height: number
  /** Diameters. */
  readonly token: number
  readonly disc: number
  /** Lines of a reminder's text. */
  readonly lines: number
}

const usualSize: EdgeSize = { width: 74, height: 84, token: 54, disc: 44, lines: 2 }
const smallSize: EdgeSize = { width: 64, height: 66, token: 44, disc: 40, lines: 1 }

export const edgeSize = (width: number, height: number) =>
  Math.min(width, height) < 560 ? smallSize : usualSize

/** A row below the seats, on a wide table a column beside them; two where one isn't long enough. Absent if nothing lies there. */
export function edgeBox(width: number, height: number, items: number): Box | undefined {
  if (items === 0) return undefined
  const size = edgeSize(width, height)
  const table = boxAround({ x: 0, y: 0 }, width, height)
  if (width > height) return { ...table, right: table.left + lines(items, size.height, height) * size.width }
  return { ...table, top: table.bottom - lines(items, size.width, width) * size.height }
}

const lines = (items: number, length: number, room: number) => Math.min(2, Math.ceil((items * length) / room))

/** The rest of the table. */
export function withoutEdge(width: number, height: number, edge: Box | undefined): Box {
  const table = boxAround({ x: 0, y: 0 }, width, height)
  if (!edge) return table
  return width > height ? { ...table, left: edge.right } : { ...table, bottom: edge.top }
}

/** Middles of the tokens and reminders at the edge, in their order. Where they don't fit, they overlap evenly. */
export function layoutEdge(edge: Box, size: EdgeSize, items: number): Point[] {
  const [width, height] = [edge.right - edge.left, edge.bottom - edge.top]
  const isRow = width > height
  const perLine = Math.ceil(items / Math.round(isRow ? height / size.height : width / size.width))
  const step = isRow ? Math.min(size.width, width / perLine) : Math.min(size.height, height / perLine)
  return Array.from({ length: items }, (_, index) => {
    const line = Math.floor(index / perLine)
    const inLine = Math.min(perLine, items - line * perLine)
    const along = ((index % perLine) - (inLine - 1) / 2) * step
    return isRow
      ? { x: (edge.left + edge.right) / 2 + along, y: edge.top + (line + 0.5) * size.height }
      : { x: edge.left + (line + 0.5) * size.width, y: (edge.top + edge.bottom) / 2 + along }
  })
}
