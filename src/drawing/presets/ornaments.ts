import type { ShapeContent } from '#core/drawing/drawing.ts'

const shape = (d: string, x: number, y: number, width: number, height: number): ShapeContent => ({
  kind: 'shape',
  d,
  box: { x, y, width, height }
})

export const diamond = shape('M0 -10L10 0L0 10L-10 0Z', -10, -10, 20, 20)

/** A plain line, to be stretched. */
export const rule = shape('M0 0H100V10H0Z', 0, 0, 100, 10)

export const disc = shape('M-50 0A50 50 0 1 1 50 0A50 50 0 1 1 -50 0Z', -50, -50, 100, 100)

/** Two tapering lines that end at a diamond between them. */
export const dividerLine = shape(
  'M-120 0L-18 -2.2V2.2ZM120 0L18 2.2V-2.2ZM0 -9L11 0L0 9L-11 0ZM-19 0L-15 -3.5L-11 0L-15 3.5ZM19 0L15 3.5L11 0L15 -3.5Z',
  -120,
  -9,
  240,
  18
)

/** A swash that a broad pen draws below a name. */
export const flourish = shape(
  'M-150 4C-120 -16 -84 -18 -52 -6C-34 1 -18 6 0 6C18 6 34 1 52 -6C84 -18 120 -16 150 4C122 -8 92 -10 62 1C40 9 20 14 0 14C-20 14 -40 9 -62 1C-92 -10 -122 -8 -150 4Z' +
    'M-40 10C-30 22 -12 24 0 18C12 24 30 22 40 10C28 28 10 30 0 24C-10 30 -28 28 -40 10Z',
  -150,
  -18,
  300,
  48
)

/** A candle that has dripped, in a dish. The flame is a shape of its own. */
export const candle = shape(
  'M-15 -42C-15 -48 -8 -50 -1.6 -50V-62H1.6V-50C8 -50 15 -48 15 -42V-12C15 -7 11.500 -7 11.500 -12V-20C11.500 -24 8 -24 8 -20V2C8 6 4.500 6 4.500 2' +
    'C4.500 -2 1 -2 1 2V40H-15V20ZM15 -2V40H4.500V10C8 14 12 9 12 4ZM-38 44H38C38 56 28 64 14 66V72H24V78H-24V72H-14V66C-28 64 -38 56 -38 44Z',
  -38,
  -62,
  76,
  140
)

export const flame = shape(
  'M1 -62C13 -46 19 -34 19 -23C19 -10 11 -2 0 -2C-11 -2 -18 -10 -18 -22C-18 -31 -12 -36 -9 -45C-5 -40 -4 -36 -5 -31C2 -38 4 -50 1 -62Z',
  -18,
  -62,
  37,
  60
)

export const bat = shape(
  'M0 -9L3 -16L7 -7C12 -9 16 -15 17 -22C32 -24 54 -17 66 -2C56 -6 48 -4 44 3C39 -1 32 0 28 6C24 4 17 6 13 12C10 12 4 18 0 26' +
    'C-4 18 -10 12 -13 12C-17 6 -24 4 -28 6C-32 0 -39 -1 -44 3C-48 -4 -56 -6 -66 -2C-54 -17 -32 -24 -17 -22C-16 -15 -12 -9 -7 -7L-3 -16Z',
  -66,
  -23,
  132,
  49
)

/** Five points, one up. */
export const star = shape(
  'M0 -10L2.939 -4.045L9.511 -3.090L4.755 1.545L5.878 8.090L0 5L-5.878 8.090L-4.755 1.545L-9.511 -3.090L-2.939 -4.045Z',
  -9.511,
  -10,
  19.022,
  18.09
)

const round = (value: number) => Math.round(value * 100) / 100

function rayPath(): string {
  const point = (radius: number, degrees: number) => {
    const angle = (degrees * Math.PI) / 180
    return `${round(-radius * Math.cos(angle))} ${round(-radius * Math.sin(angle))}`
  }
  const wedges = Array.from({ length: 9 }, (_, index) => {
    const from = index * 20.6 + 0.5
    const outer = index % 2 === 0 ? 100 : 82
    return `M${point(34, from)}L${point(outer, from)}L${point(outer, from + 14.2)}L${point(34, from + 14.2)}Z`
  })
  return `${wedges.join('')}M-26 0A26 26 0 0 1 26 0Z`
}

/** Rays of a rising sun, as on the gates of picture palaces. */
export const rays: ShapeContent = shape(rayPath(), -100, -100, 200, 100)
