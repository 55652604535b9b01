interface Point {
  readonly x: number
  readonly y: number
}

/**
 * The largest circle around the middle of the table that no token and no name below one touches. Seats lie as much higher
 * than the middle as the names need below.
 *
 * @param token diameter of a seat's token
 */
export function freeRadius(places: readonly Point[], token: number): number {
  const height = places.reduce((sum, { y }) => sum + y, 0) / Math.max(places.length, 1)
  const names = Math.max(-2 * height, 0)
  const distances = places.map(({ x, y }) =>
    Math.hypot(
      Math.max(Math.abs(x) - token / 2, 0),
      Math.max(y > 0 ? y - token / 2 : -y - token / 2 - names, 0)
    )
  )
  return Math.min(...distances)
}

/**
 * The angles of a clock hand in degrees clockwise from the top: at the nominee first, then at each further seat until it is
 * back. They only grow, so that the hand never turns back.
 *
 * @param places of the seats in seat order, from the middle of the table
 * @param nominee index of the seat
 */
export function handAngles(places: readonly Point[], nominee: number): number[] {
  const angles = places.map(({ x, y }) => (Math.atan2(x, -y) * 180) / Math.PI)
  const [start = 0, ...others] = [...angles.slice(nominee), ...angles.slice(0, nominee)]
  const passed = [start]
  for (const angle of [...others, start]) {
    const last = passed.at(-1) ?? start
    const way = (angle - last) % 360
    passed.push(last + (way <= 0 ? way + 360 : way))
  }
  return passed
}
