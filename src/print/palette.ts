import { type Team, teams } from '#core/team.ts'
import type { Drawing } from '#drawings/shape.ts'
import { colours, teamColours } from './paper.ts'
import type { PrintOptions } from './print-options.ts'
import { readableColour } from './readable-colour.ts'

/** The colours and line widths of one print. Widths are in points. */
export interface Palette {
  /** Colour of titles and headings. */
  heading: string
  /** The double (Oxford) rule under a title: its colour, and the widths of its two lines. */
  rule: string
  thick: number
  thin: number
  /** Width of the frames of boxes and of the rules beside teams. */
  frame: number
  /** Background of night steps; `undefined` in ink-saver prints. */
  step: string | undefined
  teams: Readonly<Record<Team, { mark: string; text: string }>>
  /** Whether icons are drawn as outlines. */
  outlined: boolean
}

type PaletteOptions = Pick<PrintOptions, 'inkSaver' | 'accent'>

/** The palette for print options. An accent too light for paper is darkened. The ink saver has no team colours and no tints, thin rules and outlined icons. */
export function paletteOf({ inkSaver, accent }: PaletteOptions): Palette {
  const headingColour = accent ? readableColour(accent) : colours.ink
  return inkSaver
    ? {
        heading: headingColour,
        rule: headingColour,
        thick: 0.8,
        thin: 0.4,
        frame: 0.4,
        step: undefined,
        teams: plainTeams,
        outlined: true
      }
    : {
        heading: headingColour,
        rule: headingColour,
        thick: 2,
        thin: 0.6,
        frame: 0.75,
        step: colours.step,
        teams: teamColours,
        outlined: false
      }
}

const plain = { mark: colours.softInk, text: colours.ink }
const plainTeams = { ...teamColours, ...Object.fromEntries(teams.map(team => [team, plain])) }

/** Line width of an outlined icon, as a share of its box. */
const outlineWidth = 0.022

/** A drawing, converted to outlines where the palette asks for that. */
export const inked = (drawing: Drawing, { outlined }: Palette): Drawing =>
  outlined
    ? { ...drawing, shapes: drawing.shapes.map(({ d }) => ({ d, line: drawing.box * outlineWidth })) }
    : drawing
