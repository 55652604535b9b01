/** What clips is in the space of what it clips, and is mirrored with it. */
const definition = /(<(mask|clipPath|defs)[\s>].*?<\/\2>)/gs
const texts = /(?:<text\s[^>]*>[^<]*<\/text>)+/g
const singleText = /<text\s([^>]*)>([^<]*)<\/text>/g

/**
 * Mirrors the layout of a page, as a script from right to left is printed: what stood at the left stands at the right. Texts and images
 * change their place only; shapes are mirrored.
 *
 * @param svg as the layout engine writes it: elements of the page beside each other
 * @param width of the page, in its pixels
 */
export function mirrorPage(svg: string, width: number): string {
  let mirrored = ''
  let at = 0
  for (const { 0: skipped, index } of svg.matchAll(definition)) {
    mirrored += mirrorElements(svg.slice(at, index), width) + skipped
    at = index + skipped.length
  }
  return mirrored + mirrorElements(svg.slice(at), width)
}

const mirrorElements = (elements: string, width: number): string =>
  elements
    .replace(texts, line => moveTexts(line, width))
    // An image is clipped to its own box, which it fills.
    .replace(
      /<image\s([^>]*)>/g,
      (_, attributes: string) => `<image ${moveBox(unclipped(attributes), width)}>`
    )
    .replace(/<rect\s([^>]*)>/g, (element, attributes: string) =>
      attributes.includes('clip-path') ? flip(element, width) : `<rect ${moveBox(attributes, width)}>`
    )
    .replace(/<path\s[^>]*>/g, element => flip(element, width))

const unclipped = (attributes: string) => attributes.replace(/ (clip-path|mask)="[^"]*"/g, '')

const flip = (element: string, width: number): string =>
  element.includes(' transform=')
    ? element
    : element.replace(/^<\w+/, name => `${name} transform="matrix(-1 0 0 1 ${width} 0)"`)

const moveBox = (attributes: string, width: number): string => {
  const move = width - 2 * read(attributes, 'x') - read(attributes, 'width')
  return add(attributes, 'x', move)
}

/** Moves texts beside each other, of which the layout engine makes one line, as one. */
function moveTexts(line: string, width: number): string {
  const parts = [...line.matchAll(singleText)].map(([, attributes = '', text = '']) => ({ attributes, text }))
  const groups: (typeof parts)[] = []
  for (const part of parts) {
    const last = groups.at(-1)?.at(-1)
    if (last && continues(last.attributes, part.attributes)) groups.at(-1)?.push(part)
    else groups.push([part])
  }
  return groups.map(group => moveGroup(group, width)).join('')
}

/** Differences in pixels that rounding makes. */
const tolerance = 0.5

const continues = (one: string, next: string): boolean =>
  Math.abs(read(one, 'x') + read(one, 'width') - read(next, 'x')) < tolerance &&
  styleOf(one) === styleOf(next)

/** All that a text has besides its place in the line. */
const styleOf = (attributes: string) => attributes.replace(/(^|\s)(x|width)="[^"]*"/g, '')

function moveGroup(group: readonly { attributes: string; text: string }[], width: number): string {
  const [first, last] = [group[0]?.attributes ?? '', group.at(-1)?.attributes ?? '']
  const [left, right] = [read(first, 'x'), read(last, 'x') + read(last, 'width')]
  const [a, , c, , e] = matrixOf(first)
  const middle = a * ((left + right) / 2) + c * read(first, 'y') + e
  const move = width - 2 * middle
  return group.map(({ attributes, text }) => `<text ${moveText(attributes, move)}>${text}</text>`).join('')
}

const matrixPattern = /transform="matrix\(([^)]*)\)"/

const matrixOf = (attributes: string): [number, number, number, number, number, number] => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] =
    matrixPattern.exec(attributes)?.[1]?.split(/[ ,]+/).map(Number) ?? []
  return [a, b, c, d, e, f]
}

/** A rotated text has its place in its matrix. */
function moveText(attributes: string, move: number): string {
  if (!matrixPattern.test(attributes)) return add(attributes, 'x', move)
  const [a, b, c, d, e, f] = matrixOf(attributes)
  return attributes.replace(matrixPattern, `transform="matrix(${[a, b, c, d, e + move, f].join(',')})"`)
}

const read = (attributes: string, name: string) =>
  Number(new RegExp(`(?:^|\\s)${name}="(-?[\\d.]+)"`).exec(attributes)?.[1] ?? 0)

const add = (attributes: string, name: string, value: number) =>
  attributes.replace(
    new RegExp(`(^|\\s)${name}="(-?[\\d.]+)"`),
    (_, before: string, old: string) => `${before}${name}="${Number(old) + value}"`
  )
