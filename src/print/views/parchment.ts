/** Number of clouds, corners of each, and their shades from the outside to the inside as shares of their size. */
const clouds = { count: 20, corners: 9, shades: [1, 0.72, 0.42] } as const
const fibres = 55
/** Radius that everything stays within, in units of a token 100 wide. */
const within = 46

type Random = () => number
type Point = readonly [number, number]

function drawParchment() {
  const random = randomNumbers(2026)
  const shapes = Array.from({ length: clouds.count }, () => cloud(random))
  return {
    clouds: clouds.shades.map(share => shapes.map(shape => outline(shape, share)).join('')),
    fibres: Array.from({ length: fibres }, () => fibre(random)).join('')
  }
}

/** The middle of a cloud, and its corners as seen from there. */
function cloud(random: Random): { middle: Point; corners: Point[] } {
  const size = 2.5 + 6.5 * random() ** 2
  const [longer, turn] = [1 + random(), random() * Math.PI]
  const corners = Array.from({ length: clouds.corners }, (_, index) => {
    const [x, y] = polar(size * (0.55 + 0.6 * random()), (index * 2 * Math.PI) / clouds.corners)
    return [
      x * longer * Math.cos(turn) - y * Math.sin(turn),
      x * longer * Math.sin(turn) + y * Math.cos(turn)
    ] as const
  })
  const reach = Math.max(...corners.map(([x, y]) => Math.hypot(x, y)))
  return { middle: add([50, 50], inDisc(random, within - reach)), corners }
}

/** A closed curve through the middles between the corners. */
function outline({ middle, corners }: ReturnType<typeof cloud>, share: number): string {
  const points = corners.map(([x, y]) => add(middle, [x * share, y * share]))
  const halves = points.map(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y]
    return [(x + nextX) / 2, (y + nextY) / 2] as const
  })
  const curves = points.map((point, index) => `Q${text(point)} ${text(halves[index] ?? point)}`)
  return `M${text(halves.at(-1) ?? middle)}${curves.join('')}Z`
}

/** A short line with a slight bend. */
function fibre(random: Random): string {
  const from = add([50, 50], inDisc(random, within - 4))
  const [direction, length] = [random() * 2 * Math.PI, 0.6 + 3.2 * random() ** 2]
  const bend = add(from, polar(length / 2, direction + 0.8 * (random() - 0.5)))
  return `M${text(from)}Q${text(bend)} ${text(add(from, polar(length, direction)))}`
}

/** A point of a disc, each as likely as any other. */
const inDisc = (random: Random, radius: number) => polar(Math.sqrt(random()) * radius, random() * 2 * Math.PI)

const polar = (radius: number, angle: number): Point => [radius * Math.cos(angle), radius * Math.sin(angle)]

const add = ([x, y]: Point, [right, down]: Point): Point => [x + right, y + down]

const text = (point: Point) => point.map(value => Math.round(value * 10) / 10).join(' ')

/** Numbers from 0 to 1 that look random and are the same each time (linear congruential generator). */
function randomNumbers(seed: number): Random {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

/** Path data of parchment on a disc of 100 units, always the same: `clouds` has a path for each shade, light to dark. */
export const parchment = drawParchment()
