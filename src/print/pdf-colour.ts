import { n } from './pdf-number.ts'

/** A `#rgb` or `#rrggbb` colour as the three operands of a PDF colour operator, each from 0 to 1. Default: black. */
export function colourOf(colour = '#000'): string {
  const digits = colour.slice(1)
  const pairs = digits.length === 3 ? [...digits].map(digit => digit + digit) : (digits.match(/../g) ?? [])
  return pairs.map(pair => n(Number.parseInt(pair, 16) / 255)).join(' ')
}
