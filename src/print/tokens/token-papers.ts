import { colours } from '../typeset/colours.ts'

/**
 * Paper of a character token: `lit` for dark cards, `printed` for pages, `bare` for ink saving. `radius` is in units of
 * a token 100 wide.
 */
export const tokenPapers = {
  lit: { middle: '#F3E9D0', rim: '#E3D4B2', edge: '#A8946A', bleed: '#A8946A', radius: 48.3 },
  printed: { middle: '#FEFAF0', rim: '#F2E6CA', edge: '#D3C29D', bleed: '#BCA77A', radius: 47.4 },
  bare: { middle: '#FFFFFF', rim: '#FFFFFF', edge: '#857A69', bleed: '#FFFFFF', radius: 49.7 }
} as const
/** Colours of a character token's paper, and the radius of the disc inside its edge. */
export interface TokenPaper {
  middle: string
  rim: string
  edge: string
  bleed: string
  radius: number
}

/** Paper of a colour, lighter in the middle. */
const colouredPaper = (colour: string): TokenPaper => ({
  middle: mix('#ffffff', colour, 0.45),
  rim: colour,
  edge: mix(colours.ink, colour, 0.25),
  bleed: mix(colours.ink, colour, 0.35),
  radius: tokenPapers.printed.radius
})

/** The paper of a planned character token. */
export const paperOf = ({ inkSaver, colour }: { inkSaver: boolean; colour?: string }): TokenPaper =>
  inkSaver ? tokenPapers.bare : colour ? colouredPaper(colour) : tokenPapers.printed

/** Mixes two `#rrggbb` colours; `share` is the weight of `over`, from 0 to 1. */
export function mix(over: string, under: string, share: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map(at => Math.round(share * channel(over, at) + (1 - share) * channel(under, at)))
  return `#${mixed.map(value => value.toString(16).padStart(2, '0')).join('')}`
}
