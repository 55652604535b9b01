import { n } from './pdf-number.ts'

/** A colour of three or six hexadecimal digits as three shares; black where none is given. */
export function colourOf(colour = '#000'): string {
  const digits = colour.slice(1)
  const pairs = digits.length === 3 ? [...digits].map(digit => digit + digit) : (digits.match(/../g) ?? [])
  return pairs.map(pair => n(Number.parseInt(pair, 16) / 255)).join(' ')
}
