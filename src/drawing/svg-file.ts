import type { Drawing, Layer, Variant } from '#core/drawing/drawing.ts'
import type { GroupNode } from './display-list.ts'
import { type SvgElement, svgElements } from './svg-elements.ts'

/** The layers that no SVG file of a variant can have: visible images. With none, the file can be written. */
export const imageLayers = ({ layers, variants }: Drawing, variant: Variant): readonly Layer[] => {
  const hidden = new Set(variants[variant].hidden)
  return layers.filter(
    ({ id, content, isHidden }) => content.kind === 'image' && !isHidden && !hidden.has(id)
  )
}

interface SvgFile {
  width: number
  height: number
  title: string
}

/**
 * A display list as the text of an SVG file: texts are paths, colours are sRGB, and nothing is loaded from elsewhere. Paths that
 * occur several times are written once.
 *
 * @throws Error if there is an image; see `imageLayers`
 */
export function writeSvgFile(nodes: readonly GroupNode[], { width, height, title }: SvgFile): string {
  const pictureAddress = () => {
    throw new Error('An SVG file has no images')
  }
  let ids = 0
  const elements = svgElements(nodes, { newId: () => `d${ids++}`, pictureAddress })
  const paths = repeatedPaths(elements)
  const definitions = [...paths].map(([d, id]) => `<path id="${id}" d="${escapeText(d)}"/>`).join('')
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"',
    ` width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<title>${escapeText(title)}</title>`,
    definitions && `<defs>${definitions}</defs>`,
    ...elements.map(element => write(element, paths)),
    '</svg>\n'
  ].join('')
}

/** Shorter paths take no more room than a reference to them. */
const shortPath = 100

/** Ids of the paths that occur more than once. */
function repeatedPaths(elements: readonly SvgElement[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>()
  const count = ({ attributes: { d }, children }: SvgElement) => {
    if (typeof d === 'string' && d.length > shortPath) counts.set(d, (counts.get(d) ?? 0) + 1)
    children?.forEach(count)
  }
  elements.forEach(count)
  const repeated = [...counts].filter(([, times]) => times > 1)
  return new Map(repeated.map(([d], index) => [d, `p${index}`]))
}

function write({ tag, attributes, children }: SvgElement, paths: ReadonlyMap<string, string>): string {
  const { d, 'data-layer': _, ...others } = attributes
  const id = typeof d === 'string' ? paths.get(d) : undefined
  const name = id === undefined ? tag : 'use'
  const shape = id === undefined ? d && { d } : { 'xlink:href': `#${id}` }
  const written = Object.entries({ ...shape, ...others })
    .map(([attribute, value]) => ` ${attributeName(attribute)}="${escapeText(String(value))}"`)
    .join('')
  if (!children) return `<${name}${written}/>`
  return `<${name}${written}>${children.map(child => write(child, paths)).join('')}</${name}>`
}

/** Attributes that SVG writes with hyphens, and React in camel case. */
const hyphenated = /^(?:stroke|stop|flood|color)[A-Z]/

const attributeName = (name: string) =>
  hyphenated.test(name) ? name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`) : name

/** Control characters, which XML can't have even as references, are left out. */
const escapeText = (text: string) =>
  text
    .replaceAll(controlCharacters, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

const controlCharacters = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu
