import { PDFName, type PDFPage } from '@cantoo/pdf-lib'
import { num } from './operands.ts'
import type { SvgElement } from './parse-svg.ts'

const rgbaFill = /^rgba\((\d+),(\d+),(\d+),([\d.]+)\)$/

/** Whether an element is a rectangle with an `rgba` fill. */
export const isTranslucentRect = ({ name, attributes }: SvgElement): boolean =>
  name === 'rect' && rgbaFill.test(attributes.fill ?? '')

/** Draws a translucent rectangle, and registers its opacity in the page's resources. */
export function drawTranslucentRect({ attributes }: SvgElement, page: PDFPage): string {
  const [red = 0, green = 0, blue = 0, opacity = 1] = (rgbaFill.exec(attributes.fill ?? '') ?? [])
    .slice(1)
    .map(Number)
  const name = `Veil${Math.round(opacity * 100)}`
  page.node.setExtGState(PDFName.of(name), page.doc.context.obj({ Type: 'ExtGState', ca: opacity }))
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map(key => num(Number(attributes[key] ?? 0)))
  const colour = [red, green, blue].map(each => num(each / 255)).join(' ')
  return `q /${name} gs\n${colour} rg\n${x} ${y} ${width} ${height} re\nf Q`
}
