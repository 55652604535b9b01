/** An element of a drawing. Namespaces, comments and instructions are not read: our drawings have none. */
export interface SvgElement {
  name: string
  attributes: Readonly<Record<string, string>>
  children: SvgElement[]
  text: string
}

const tag = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>([^<]*)/g
const attribute = /([\w:-]+)="([^"]*)"/g

/** Reads the markup that Satori writes, and the drawings inside it; broken markup is a bug and throws. */
export function readSvg(markup: string): SvgElement {
  const root: SvgElement = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  for (const [, closing, name = '', attributes = '', selfClosing, text = ''] of markup.matchAll(tag)) {
    if (closing) {
      if (open.pop()?.name !== name) throw new Error(`A drawing closes ${name} before opening it`)
      continue
    }
    const element = { name, attributes: readAttributes(attributes), children: [], text: decode(text) }
    open.at(-1)?.children.push(element)
    if (!selfClosing) open.push(element)
  }
  const svg = root.children[0]
  if (open.length !== 1 || !svg) throw new Error('A drawing is not closed')
  return svg
}

const readAttributes = (text: string) =>
  Object.fromEntries([...text.matchAll(attribute)].map(([, name = '', value = '']) => [name, decode(value)]))

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const decode = (text: string) =>
  text.includes('&')
    ? text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
        if (name) return entities[name] ?? whole
        return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal))
      })
    : text
