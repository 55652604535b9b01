import { layoutCircle, type Point } from '../table/circle-layout.ts'

/** Height of a table in pixels whose tokens have their usual size; on a larger one, they grow with it. */
const usualHeight = 720

/** The distance to the next seat is at least this many tokens: the name fits between. */
const spacing = 1.32

/** Places seats on a table of any size: a projector's has larger tokens than a phone's. Points are from the middle. */
export function layoutSquare(
  width: number,
  height: number,
  seats: number
): { token: number; places: Point[] } {
  const scale = Math.max(1, Math.min(width, height) / usualHeight)
  const layout = layoutCircle(width / scale, height / scale, seats)
  const places = layout.seats.map(({ x, y }) => ({ x: x * scale, y: y * scale }))
  return { token: Math.min(layout.token * scale, nearest(places) / spacing), places }
}

/** The shortest distance between neighbours. */
const nearest = (places: readonly Point[]) =>
  Math.min(
    ...places.map(({ x, y }, index) => {
      const next = places[(index + 1) % places.length]
      return next && places.length > 1 ? Math.hypot(next.x - x, next.y - y) : Number.POSITIVE_INFINITY
    })
  )
