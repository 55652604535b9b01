/** Number of each, and the radius that they stay within. */
const clouds = { count: 11, points: 9 } as const
const fibres = 60
const within = 46

function drawParchment() {
  const random = randomNumbers(2026)
  return {
    clouds: Array.from({ length: clouds.count }, () => cloud(random)).join(''),
    fibres: Array.from({ length: fibres }, () => fibre(random)).join('')
  }
}

type Random = () => number

/** A closed curve around a point, more often near the rim. */
function cloud(random: Random): string {
  const size = 3 + 6 * random()
  const [x, y] = polar(Math.sqrt(random()) * (within - size * 1.3), random() * 2 * Math.PI, [50, 50])
  const points = Array.from({ length: clouds.points }, (_, index) =>
    polar(size * (0.7 + 0.6 * random()), (index * 2 * Math.PI) / clouds.points, [x, y])
  )
  const middles = points.map((point, index) => middle(point, points[(index + 1) % points.length] ?? point))
  const last = middles.at(-1) ?? [x, y]
  return `M${text(last)}${points.map((point, index) => `Q${text(point)} ${text(middles[index] ?? point)}`).join('')}Z`
}

/** A short line with a slight bend. */
function fibre(random: Random): string {
  const from = polar(Math.sqrt(random()) * (within - 4), random() * 2 * Math.PI, [50, 50])
  const direction = random() * 2 * Math.PI
  const length = 0.6 + 3.2 * random() ** 2
  const bend = polar(length / 2, direction + 0.8 * (random() - 0.5), from)
  return `M${text(from)}Q${text(bend)} ${text(polar(length, direction, from))}`
}

type Point = readonly [number, number]

const polar = (radius: number, angle: number, [x, y]: Point): Point => [
  x + radius * Math.cos(angle),
  y + radius * Math.sin(angle)
]

const middle = ([x, y]: Point, [toX, toY]: Point): Point => [(x + toX) / 2, (y + toY) / 2]

const text = (point: Point) => point.map(value => Math.round(value * 10) / 10).join(' ')

/** Numbers from 0 to 1 that look random and are the same each time (linear congruential generator). */
function randomNumbers(seed: number): Random {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

/** Path data of a parchment's clouds and fibres on a disc of 100 units, always the same. */
export const parchment = drawParchment()
