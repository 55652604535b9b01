import type { Point } from '../table/layout/geometry.ts'
import { layoutTable } from '../table/layout/table-layout.ts'

/** The distance to the next seat is at least this many tokens: the name fits between. */
const spacing = 1.32

/** Places seats on a table of any size: a projector's has larger tokens than a phone's. Points are from the middle. */
export function layoutSquare(
  width: number,
  height: number,
  seats: number
): { token: number; places: readonly Point[] } {
  const { token, seats: places } = layoutTable(width, height, seats)
  return { token: Math.min(token, nearest(places) / spacing), places }
}

/** The shortest distance between neighbours. */
const nearest = (places: readonly Point[]) =>
  Math.min(
    ...places.map(({ x, y }, index) => {
      const next = places[(index + 1) % places.length]
      return next && places.length > 1 ? Math.hypot(next.x - x, next.y - y) : Number.POSITIVE_INFINITY
    })
  )
