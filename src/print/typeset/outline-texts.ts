import { type Face, type FaceId, type Faces, glyphsOf } from './faces.ts'
import { pathCommands, rounded } from './path-data.ts'

const texts = /<text\s([^>]*)>([^<]*)<\/text>/g
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#x27': "'"
}

/** Replaces the texts of a page, as the layout engine writes them, with outlines of their letters, for a renderer without fonts. */
export const outlineTexts = (svg: string, faces: Faces): string =>
  svg.replace(texts, (_, attributes: string, text: string) => {
    const read = (name: string) => new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? ''
    const kept = ['fill', 'opacity', 'transform', 'clip-path']
      .filter(name => read(name))
      .map(name => ` ${name}="${read(name)}"`)
      .join('')
    const size = Number(read('font-size'))
    const start = { x: Number(read('x')), y: Number(read('y')) }
    const face = faceOf(read('font-family'), faces)
    const d = outlineOf(decode(text), face, size, Number.parseFloat(read('letter-spacing')) || 0, start)
    return `<path${kept} d="${d}"/>`
  })

const decode = (text: string) =>
  text.replace(/&([^;]+);/g, (entity, name: string) => entities[name] ?? entity).replaceAll('\u00a0', ' ')

/** The names of families are in lower case; private letters have families of their own. */
function faceOf(family: string, faces: Faces): Face {
  const [name = ''] = family.split(',')
  if (name === 'otherbold') return faces.bold
  return faces[(Object.keys(faces) as FaceId[]).find(id => id.toLowerCase() === name) ?? 'text']
}

function outlineOf(
  text: string,
  face: Face,
  size: number,
  spacing: number,
  start: { x: number; y: number }
): string {
  const scale = size / 1000
  const path: string[] = []
  let pen = start.x
  for (const { outline, advance } of glyphsOf(text, face)) {
    for (const { command, args } of outline)
      path.push(
        pathCommands[command] +
          args
            .map((arg, index) => rounded(index % 2 === 0 ? pen + arg * scale : start.y - arg * scale))
            .join(' ')
      )
    pen += advance * scale + spacing
  }
  return path.join('')
}
