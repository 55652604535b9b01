import { PDFName, type PDFPage } from '@cantoo/pdf-lib'
import { n } from './pdf-number.ts'
import type { SvgElement } from './svg-read.ts'

const fill = /^rgba\((\d+),(\d+),(\d+),([\d.]+)\)$/

/** Whether a shape is a rectangle that what lies under it shows through. */
export const isVeil = ({ name, attributes }: SvgElement): boolean =>
  name === 'rect' && fill.test(attributes.fill ?? '')

/** Draws such a rectangle, and tells the page how far it lets through. */
export function drawVeil({ attributes }: SvgElement, page: PDFPage): string {
  const [red = 0, green = 0, blue = 0, share = 1] = (fill.exec(attributes.fill ?? '') ?? [])
    .slice(1)
    .map(Number)
  const name = `Veil${Math.round(share * 100)}`
  page.node.setExtGState(PDFName.of(name), page.doc.context.obj({ Type: 'ExtGState', ca: share }))
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map(key => n(Number(attributes[key] ?? 0)))
  const colour = [red, green, blue].map(each => n(each / 255)).join(' ')
  return `q /${name} gs\n${colour} rg\n${x} ${y} ${width} ${height} re\nf Q`
}
