/** An SVG element. Namespaces, comments and processing instructions are not supported: our SVG has none. */
export interface SvgElement {
  name: string
  attributes: Readonly<Record<string, string>>
  children: SvgElement[]
  text: string
}

/** Prefix of the data URL of an SVG. */
export const svgUrlPrefix = 'data:image/svg+xml;utf8,'

const tag = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>([^<]*)/g
const attribute = /([\w:-]+)="([^"]*)"/g

/** Parses the SVG that Satori writes and the SVG images in it. Broken markup is a bug and throws. */
export function parseSvg(markup: string): SvgElement {
  const root: SvgElement = { name: '', attributes: {}, children: [], text: '' }
  const stack = [root]
  for (const [, closing, name = '', attributes = '', selfClosing, text = ''] of markup.matchAll(tag)) {
    if (closing) {
      if (stack.pop()?.name !== name) throw new Error(`Unexpected closing tag ${name} in an SVG`)
      continue
    }
    const element = { name, attributes: readAttributes(attributes), children: [], text: decodeEntities(text) }
    stack.at(-1)?.children.push(element)
    if (!selfClosing) stack.push(element)
  }
  const svg = root.children[0]
  if (stack.length !== 1 || !svg) throw new Error('Unclosed element in an SVG')
  return svg
}

const readAttributes = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(attribute)].map(([, name = '', value = '']) => [name, decodeEntities(value)])
  )

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** A text of an SVG, with its letters in place of entities. */
export const decodeEntities = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
        if (name) return entities[name] ?? whole
        return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal))
      })
    : text
