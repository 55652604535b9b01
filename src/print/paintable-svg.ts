import { drawingPrefix } from './pdf-page.ts'
import { type Pictures, pictureAttribute, pictureNamed } from './picture.ts'

/**
 * Makes a page's SVG fit to be painted. The pictures that it knew by name get their bytes, each once. Drawings stand
 * in it themselves, not as files of their own, and the masks go, which only repeat that a box hides what leaves it:
 * both halve a painter's work.
 */
export function paintableSvg(svg: string, pictures: Pictures): string {
  const names = new Set<string>()
  const opened = svg
    .replace(/<mask .*?<\/mask>/gs, '')
    .replace(/ mask="[^"]*"/g, '')
    .replace(/<image ([^>]*?)\/?>(?:<\/image>)?/g, (image, attributes: string) => {
      const drawing = drawingOf(readAttribute(attributes, 'href'))
      return drawing ? showPictures(placed(drawing, attributes), names) : image
    })
  if (names.size === 0) return opened
  const shown = [...names].map(name => imageOf(name, pictures)).join('')
  return opened.replace(/<svg [^>]*>/, root => `${root}<defs>${shown}</defs>`)
}

const readAttribute = (attributes: string, key: string) =>
  attributes.match(new RegExp(`(?:^|\\s)${key}="([^"]*)"`))?.[1] ?? ''

/** The drawing at an address; none when it has names, which would not be the page's own. */
function drawingOf(address: string): string | undefined {
  if (!address.startsWith(drawingPrefix)) return undefined
  const drawing = decodeURIComponent(address.slice(drawingPrefix.length))
  return / id="/.test(drawing) ? undefined : drawing
}

/** A drawing whose own size gives way to its place on the page. */
function placed(drawing: string, attributes: string): string {
  const place = ['x', 'y', 'width', 'height'].map(key => `${key}="${readAttribute(attributes, key)}"`)
  return drawing.replace(/^<svg[^>]*>/, root =>
    root.replace(/ (?:x|y|width|height|style)="[^"]*"/g, '').replace('<svg', `<svg ${place.join(' ')}`)
  )
}

const showPictures = (drawing: string, names: Set<string>) =>
  drawing.replace(/<rect ([^>]*?)\/?>(?:<\/rect>)?/g, (rect, attributes: string) => {
    const name = readAttribute(attributes, pictureAttribute)
    if (!name) return rect
    names.add(name)
    return `<use href="#${name}" x="${readAttribute(attributes, 'x')}" y="${readAttribute(attributes, 'y')}"/>`
  })

function imageOf(name: string, pictures: Pictures): string {
  const { type, data, width, height } = pictureNamed(name, pictures)
  return `<image id="${name}" width="${width}" height="${height}" href="data:${type};base64,${base64(data)}"/>`
}

function base64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192) {
    text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  }
  return btoa(text)
}
