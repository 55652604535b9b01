/** Minimum contrast of text on white paper (WCAG 2 AA). */
const minContrast = 4.5

/**
 * A colour that is readable on white paper: the same one, or the lightest shade of it with enough contrast.
 *
 * @param colour as `#rrggbb`
 * @example readableColour('#ffe901') // an olive of the same hue
 */
export function readableColour(colour: string): string {
  const channels = readChannels(colour)
  for (let share = 100; share > 0; share--) {
    const darker = channels.map(channel => Math.floor((channel * share) / 100))
    if (contrastOnWhite(darker) >= minContrast) return share === 100 ? colour : toHex(darker)
  }
  return '#000000'
}

/** Minimum luminance of coloured paper: the team colours have a contrast of at least 3 on it, black text of 10. */
export const minLuminance = 0.63

/**
 * A colour of paper on which text and team colours are readable: the same one, or its darkest tint that is light enough.
 *
 * @param colour as `#rrggbb`
 * @example paperColour('#006f9b') // a light blue of the same hue
 */
export function paperColour(colour: string): string {
  const channels = readChannels(colour)
  for (let share = 0; share < 100; share++) {
    const lighter = channels.map(channel => Math.ceil(channel + ((255 - channel) * share) / 100))
    if (luminance(lighter) >= minLuminance) return share === 0 ? colour : toHex(lighter)
  }
  return '#ffffff'
}

/** The channels of `#rrggbb`, from 0 to 255. */
export const readChannels = (colour: string): number[] =>
  [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))

const toHex = (channels: readonly number[]) =>
  `#${channels.map(channel => channel.toString(16).padStart(2, '0')).join('')}`

/** Contrast ratio to white as in WCAG 2, for channels of 0 to 255. */
const contrastOnWhite = (channels: readonly number[]) => 1.05 / (luminance(channels) + 0.05)

/** Relative luminance as in WCAG 2, from 0 to 1, of channels of 0 to 255. */
export function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map(channel => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
