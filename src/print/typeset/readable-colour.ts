/** Minimum contrast of text on white paper (WCAG 2 AA). */
const minContrast = 4.5

/**
 * A colour that is readable on white paper: the same one, or the lightest shade of it with enough contrast.
 *
 * @param colour as `#rrggbb`
 * @example readableColour('#ffe901') // an olive of the same hue
 */
export function readableColour(colour: string): string {
  const channels = [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))
  for (let share = 100; share > 0; share--) {
    const darker = channels.map(channel => Math.floor((channel * share) / 100))
    if (contrastOnWhite(darker) >= minContrast) return share === 100 ? colour : toHex(darker)
  }
  return '#000000'
}

const toHex = (channels: readonly number[]) =>
  `#${channels.map(channel => channel.toString(16).padStart(2, '0')).join('')}`

/** Contrast ratio to white as in WCAG 2, for channels of 0 to 255. */
function contrastOnWhite(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map(channel => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}
