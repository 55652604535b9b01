import { num } from './operands.ts'

type Point = readonly [x: number, y: number]

const parametersOf: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0
}
const command = /([mlhvcsqtaz])([^mlhvcsqtaz]*)/gi
const number = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi

/** Converts the `d` of an SVG path to PDF path operators in the same units. Supports all commands and their short forms. */
export function pathOperators(path: string): string {
  const pen = new Pen()
  for (const [, letter = '', rest = ''] of path.matchAll(command)) {
    const count = parametersOf[letter.toLowerCase()] ?? 0
    const values = letter.toLowerCase() === 'a' ? arcNumbers(rest) : (rest.match(number) ?? []).map(Number)
    if (count === 0) pen.close()
    for (let at = 0; count > 0 && at + count <= values.length; at += count) {
      // Coordinate pairs after the first of a move are lines.
      const repeated = at > 0 && letter === 'M' ? 'L' : at > 0 && letter === 'm' ? 'l' : letter
      pen.draw(repeated, values.slice(at, at + count))
    }
  }
  return pen.operators.join('\n')
}

/** Reads the numbers of an arc, whose two flags need no space around them. */
function arcNumbers(text: string): number[] {
  const values: number[] = []
  let rest = text
  while (rest) {
    const isFlag = values.length % 7 === 3 || values.length % 7 === 4
    const found = rest.match(isFlag ? /[\s,]*([01])/y : /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/iy)
    if (!found) break
    values.push(Number(found[1]))
    rest = rest.slice(found[0].length)
  }
  return values
}

class Pen {
  readonly operators: string[] = []
  private at: Point = [0, 0]
  private start: Point = [0, 0]
  /** The last control point, which a smooth curve reflects. */
  private control: { kind: 'c' | 'q'; point: Point } | undefined

  close(): void {
    this.operators.push('h')
    this.at = this.start
    this.control = undefined
  }

  draw(letter: string, values: readonly number[]): void {
    const kind = letter.toLowerCase()
    const [originX, originY] = letter === kind ? this.at : [0, 0]
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = values
    const previous = this.control
    this.control = undefined
    if (kind === 'm') this.move([originX + a, originY + b])
    else if (kind === 'l') this.line([originX + a, originY + b])
    else if (kind === 'h') this.line([originX + a, this.at[1]])
    else if (kind === 'v') this.line([this.at[0], originY + a])
    else if (kind === 'c')
      this.cubic([originX + a, originY + b], [originX + c, originY + d], [originX + e, originY + f])
    else if (kind === 's')
      this.cubic(this.reflect('c', previous), [originX + a, originY + b], [originX + c, originY + d])
    else if (kind === 'q') this.quadratic([originX + a, originY + b], [originX + c, originY + d])
    else if (kind === 't') this.quadratic(this.reflect('q', previous), [originX + a, originY + b])
    else this.arc(Math.abs(a), Math.abs(b), (c * Math.PI) / 180, d !== 0, e !== 0, [originX + f, originY + g])
  }

  private move(to: Point): void {
    this.operators.push(`${num(to[0])} ${num(to[1])} m`)
    this.at = to
    this.start = to
  }

  private line(to: Point): void {
    this.operators.push(`${num(to[0])} ${num(to[1])} l`)
    this.at = to
  }

  private cubic(first: Point, second: Point, to: Point): void {
    this.operators.push(`${[...first, ...second, ...to].map(num).join(' ')} c`)
    this.at = to
    this.control = { kind: 'c', point: second }
  }

  private quadratic(middle: Point, to: Point): void {
    const toward = ([x, y]: Point): Point => [x + ((middle[0] - x) * 2) / 3, y + ((middle[1] - y) * 2) / 3]
    this.cubic(toward(this.at), toward(to), to)
    this.control = { kind: 'q', point: middle }
  }

  private reflect(kind: 'c' | 'q', control: { kind: 'c' | 'q'; point: Point } | undefined): Point {
    if (control?.kind !== kind) return this.at
    return [2 * this.at[0] - control.point[0], 2 * this.at[1] - control.point[1]]
  }

  /** An elliptical arc as cubic curves of at most a quarter turn (SVG 1.1, appendix F.6). */
  private arc(
    radiusX: number,
    radiusY: number,
    rotation: number,
    large: boolean,
    sweep: boolean,
    to: Point
  ): void {
    const [x0, y0] = this.at
    if (radiusX === 0 || radiusY === 0) {
      this.line(to)
      return
    }
    const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)]
    const [dx, dy] = [(x0 - to[0]) / 2, (y0 - to[1]) / 2]
    const [x1, y1] = [cos * dx + sin * dy, cos * dy - sin * dx]
    const grow = Math.max(1, Math.hypot(x1 / radiusX, y1 / radiusY))
    const [rx, ry] = [radiusX * grow, radiusY * grow]
    const ratio = (x1 / rx) ** 2 + (y1 / ry) ** 2
    const factor = (large === sweep ? -1 : 1) * Math.sqrt(Math.max(0, ratio === 0 ? 0 : 1 / ratio - 1))
    const [cx1, cy1] = [(factor * rx * y1) / ry, (-factor * ry * x1) / rx]
    const centre: Point = [cos * cx1 - sin * cy1 + (x0 + to[0]) / 2, sin * cx1 + cos * cy1 + (y0 + to[1]) / 2]
    const from = Math.atan2((y1 - cy1) / ry, (x1 - cx1) / rx)
    const angle = Math.atan2((-y1 - cy1) / ry, (-x1 - cx1) / rx) - from
    const sweepAngle = sweep
      ? angle < 0
        ? angle + 2 * Math.PI
        : angle
      : angle > 0
        ? angle - 2 * Math.PI
        : angle
    const segments = Math.max(1, Math.ceil(Math.abs(sweepAngle) / (Math.PI / 2) - 1e-9))
    const pointAt = (x: number, y: number): Point => [
      centre[0] + cos * x * rx - sin * y * ry,
      centre[1] + sin * x * rx + cos * y * ry
    ]
    for (let index = 0; index < segments; index++) {
      const [begin, end] = [
        from + (sweepAngle * index) / segments,
        from + (sweepAngle * (index + 1)) / segments
      ]
      const handleLength = (4 / 3) * Math.tan((end - begin) / 4)
      const first = pointAt(
        Math.cos(begin) - handleLength * Math.sin(begin),
        Math.sin(begin) + handleLength * Math.cos(begin)
      )
      const second = pointAt(
        Math.cos(end) + handleLength * Math.sin(end),
        Math.sin(end) - handleLength * Math.cos(end)
      )
      this.cubic(first, second, index === segments - 1 ? to : pointAt(Math.cos(end), Math.sin(end)))
    }
    this.control = undefined
  }
}
