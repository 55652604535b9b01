import { ok, type Result, refuse } from '#core/result.ts'
import { imageFileLimits } from './image-file-limits.ts'

/**
 * Paints an SVG file as a PNG whose longer side is `imageFileLimits.side`. As an image it runs no scripts and loads nothing.
 * Needs a document, since workers can't decode SVG.
 */
export async function rasterizeSvg(
  blob: Blob
): Promise<Result<{ blob: Blob; width: number; height: number }, 'broken'>> {
  const root = new DOMParser().parseFromString(await blob.text(), 'image/svg+xml').documentElement
  if (root.localName !== 'svg' || root.querySelector('parsererror')) return refuse('broken')
  const { width, height } = sizeOf(root)
  root.setAttribute('width', `${width}`)
  root.setAttribute('height', `${height}`)
  const image = new Image(width, height)
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(root))}`
  try {
    await image.decode()
    const canvas = new OffscreenCanvas(width, height)
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
    return ok({ blob: await canvas.convertToBlob({ type: 'image/png' }), width, height })
  } catch {
    return refuse('broken')
  }
}

/** The largest size with the proportions of the file: those of its view box, or else of its width and height. */
function sizeOf(root: Element) {
  const [, , boxWidth = 0, boxHeight = 0] = (root.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [width, height] = [lengthOf(root, 'width'), lengthOf(root, 'height')]
  if (!(boxWidth > 0 && boxHeight > 0)) {
    // Without a view box, a larger size would show more than the file's drawing.
    root.setAttribute('viewBox', `0 0 ${width || 300} ${height || 150}`)
    return largestSize(width || 300, height || 150)
  }
  return largestSize(boxWidth, boxHeight)
}

const largestSize = (width: number, height: number) => {
  const scale = imageFileLimits.side / Math.max(width, height)
  return { width: Math.max(Math.round(width * scale), 1), height: Math.max(Math.round(height * scale), 1) }
}

/** A length in pixels; 0 without one, or for a share of the page. */
function lengthOf(root: Element, name: string): number {
  const text = root.getAttribute(name) ?? ''
  return text.endsWith('%') ? 0 : Math.max(Number.parseFloat(text) || 0, 0)
}
