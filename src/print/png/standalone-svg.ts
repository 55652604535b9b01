import { type ImagesByAddress, imageAttribute, imageByName } from '../page/page-image.ts'
import { svgUrlPrefix } from '../pdf/parse-svg.ts'

/**
 * Makes a page's SVG self-contained for a renderer. Images get their bytes, each image once. SVG data URLs become nested
 * SVG, and masks, which only clip overflow, are removed: both changes halve the rendering time.
 *
 * @param nested with `all`, data URLs of SVG that has ids become nested too, for programs that don't show SVG in images
 */
export function standaloneSvg(
  svg: string,
  images: ImagesByAddress,
  nested: 'without-ids' | 'all' = 'without-ids'
): string {
  const imageNames = new Set<string>()
  let count = 0
  const inlined = svg
    .replace(/<mask .*?<\/mask>/gs, '')
    .replace(/ mask="[^"]*"/g, '')
    .replace(/<image ([^>]*?)\/?>(?:<\/image>)?/g, (image, attributes: string) => {
      const decoded = decodeSvg(readAttribute(attributes, 'href'))
      if (!decoded || (hasIds(decoded) && !hasImages(decoded) && nested !== 'all')) return image
      const drawing = hasIds(decoded) ? withOwnIds(decoded, ++count) : decoded
      return replaceImages(withPosition(drawing, attributes), imageNames)
    })
  if (imageNames.size === 0) return inlined
  const definitions = [...imageNames].map(name => imageElement(name, images)).join('')
  return inlined.replace(/<svg [^>]*>/, root => `${root}<defs>${definitions}</defs>`)
}

const readAttribute = (attributes: string, key: string) =>
  attributes.match(new RegExp(`(?:^|\\s)${key}="([^"]*)"`))?.[1] ?? ''

/** The SVG in a data URL. */
const decodeSvg = (address: string): string | undefined =>
  address.startsWith(svgUrlPrefix) ? decodeURIComponent(address.slice(svgUrlPrefix.length)) : undefined

/** Ids could clash with others of the page. */
const hasIds = (nested: string) => / id="/.test(nested)

/** An image is only drawn in nested SVG. */
const hasImages = (nested: string) => nested.includes(`<rect ${imageAttribute}=`)

const withOwnIds = (nested: string, count: number) =>
  nested.replace(/ id="([^"]*)"|url\(#([^)]*)\)/g, (_, id?: string, reference?: string) =>
    id ? ` id="${id}-${count}"` : `url(#${reference}-${count})`
  )

/** Gives a nested SVG the position and size of the image that it replaces. */
function withPosition(nested: string, attributes: string): string {
  const position = ['x', 'y', 'width', 'height'].map(key => `${key}="${readAttribute(attributes, key)}"`)
  return nested.replace(/^<svg[^>]*>/, root =>
    root.replace(/ (?:x|y|width|height|style)="[^"]*"/g, '').replace('<svg', `<svg ${position.join(' ')}`)
  )
}

const replaceImages = (nested: string, imageNames: Set<string>) =>
  nested.replace(/<rect ([^>]*?)\/?>(?:<\/rect>)?/g, (rect, attributes: string) => {
    const name = readAttribute(attributes, imageAttribute)
    if (!name) return rect
    imageNames.add(name)
    return `<use href="#${name}" x="${readAttribute(attributes, 'x')}" y="${readAttribute(attributes, 'y')}"/>`
  })

function imageElement(name: string, images: ImagesByAddress): string {
  const { type, data, width, height } = imageByName(name, images)
  return `<image id="${name}" width="${width}" height="${height}" href="data:${type};base64,${base64(data)}"/>`
}

function base64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192) {
    text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  }
  return btoa(text)
}
