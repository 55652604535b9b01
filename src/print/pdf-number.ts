/** Formats a number for PDF: at most three decimals, never an exponent. */
export const n = (value: number): string => {
  const rounded = Math.round(value * 1000) / 1000
  return Object.is(rounded, -0) ? '0' : String(rounded)
}
