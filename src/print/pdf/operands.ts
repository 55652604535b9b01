/** Formats a number for PDF: at most three decimals, never an exponent. */
export const num = (value: number): string => {
  const rounded = Math.round(value * 1000) / 1000
  return Object.is(rounded, -0) ? '0' : String(rounded)
}

/** A `#rgb` or `#rrggbb` colour as the three operands of a PDF colour operator, each from 0 to 1. Default: black. */
export function colourOperands(colour = '#000'): string {
  const digits = colour.slice(1)
  const pairs = digits.length === 3 ? [...digits].map(digit => digit + digit) : (digits.match(/../g) ?? [])
  return pairs.map(pair => num(Number.parseInt(pair, 16) / 255)).join(' ')
}
