/** Numbers of each command; of an arc, the two flags may stand without a space behind them. */
const parameters: Readonly<Record<string, string>> = {
  m: 'xy',
  l: 'xy',
  h: 'x',
  v: 'y',
  c: 'xyxyxy',
  s: 'xyxy',
  q: 'xyxy',
  t: 'xy',
  a: 'rraffxy',
  z: ''
}

const numberPattern = /[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y
const flagPattern = /[01]/y
const gapPattern = /[\s,]*/y

/** Scales SVG path data by two positive factors. Ends at the first mistake in it, as browsers do. */
export function scalePath(d: string, scaleX: number, scaleY: number): string {
  const written: string[] = []
  let at = 0
  const read = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at
    const [match] = pattern.exec(d) ?? []
    if (match !== undefined) at += match.length
    return match
  }
  const readNumbers = (kinds: string): number[] | undefined => {
    const numbers: number[] = []
    for (const kind of kinds) {
      read(gapPattern)
      const text = read(kind === 'f' ? flagPattern : numberPattern)
      if (text === undefined) return undefined
      numbers.push(Number(text))
    }
    return numbers
  }
  read(gapPattern)
  while (at < d.length) {
    const command = d[at++] ?? ''
    const kinds = parameters[command.toLowerCase()]
    if (kinds === undefined) break
    written.push(command)
    if (kinds)
      for (let numbers = readNumbers(kinds); numbers; numbers = readNumbers(kinds))
        written.push(scaleNumbers(numbers, kinds, scaleX, scaleY).join(' '), ' ')
    read(gapPattern)
  }
  return written.join('')
}

function scaleNumbers(numbers: readonly number[], kinds: string, scaleX: number, scaleY: number): number[] {
  const scaled = numbers.map((number, index) => {
    if (kinds[index] === 'x') return round(number * scaleX)
    return kinds[index] === 'y' ? round(number * scaleY) : number
  })
  const [radiusX, radiusY, rotation] = numbers
  if (kinds.startsWith('r')) scaled.splice(0, 3, ...scaleEllipse(radiusX, radiusY, rotation, scaleX, scaleY))
  return scaled
}

/** The radii and the rotation, in degrees, of an ellipse that is scaled unequally: the singular values of its matrix. */
function scaleEllipse(radiusX = 0, radiusY = 0, rotation = 0, scaleX = 1, scaleY = 1): number[] {
  const radians = (rotation * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  const [a, b] = [scaleX * cos * radiusX, scaleY * sin * radiusX]
  const [c, d] = [-scaleX * sin * radiusY, scaleY * cos * radiusY]
  const [sum, difference] = [Math.hypot(a + d, b - c) / 2, Math.hypot(a - d, b + c) / 2]
  const turn = (Math.atan2(b + c, a - d) + Math.atan2(b - c, a + d)) / 2
  return [round(sum + difference), round(Math.abs(sum - difference)), round((turn * 180) / Math.PI)]
}

const round = (number: number) => Math.round(number * 1000) / 1000
