import type { Box, Point } from '../../table/layout/geometry.ts'

/** The largest circle around a point that no token and no name below one touches. */
export function freeRadius(places: readonly { readonly box: Box }[], { x, y }: Point): number {
  const distances = places.map(({ box: { left, top, right, bottom } }) =>
    Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0))
  )
  return Math.min(...distances)
}

/**
 * The angles of a clock hand in degrees clockwise from the top: at the nominee first, then at each further seat until it is
 * back. They only grow, so that the hand never turns back.
 *
 * @param places of the seats in seat order
 * @param centre what the hand turns around
 * @param nominee index of the seat
 */
export function handAngles(places: readonly Point[], centre: Point, nominee: number): number[] {
  const angles = places.map(({ x, y }) => (Math.atan2(x - centre.x, centre.y - y) * 180) / Math.PI)
  const [start = 0, ...others] = [...angles.slice(nominee), ...angles.slice(0, nominee)]
  const passed = [start]
  for (const angle of [...others, start]) {
    const last = passed.at(-1) ?? start
    const way = (angle - last) % 360
    passed.push(last + (way <= 0 ? way + 360 : way))
  }
  return passed
}
