import { type Team, teams } from '#core/team.ts'
import type { Drawing } from '#drawings/shape.ts'
import { colours, teamColours } from './paper.ts'
import type { PrintOptions } from './print-options.ts'
import { readableColour } from './readable-colour.ts'

/** The inks of one print. Widths are points. */
export interface Palette {
  /** Titles and heads. */
  heading: string
  /** The Oxford rule under a title: its colour, and its thick and its thin line. */
  rule: string
  thick: number
  thin: number
  /** Frames of boxes and the rules beside teams. */
  frame: number
  /** Behind the steps of a night; none where ink is saved. */
  step: string | undefined
  teams: Readonly<Record<Team, { mark: string; text: string }>>
  /** Whether drawings are only outlined. */
  outlined: boolean
}

type Inks = Pick<PrintOptions, 'inkSaver' | 'accent'>

/** The inks that options ask for; an accent too light to read on paper is darkened. Who saves ink has black alone, thin rules, drawings in outline, no tints. */
export function paletteOf({ inkSaver, accent }: Inks): Palette {
  const colour = accent ? readableColour(accent) : colours.ink
  const inks = { heading: colour, rule: colour }
  return inkSaver
    ? { ...inks, thick: 0.8, thin: 0.4, frame: 0.4, step: undefined, teams: plainTeams, outlined: true }
    : { ...inks, thick: 2, thin: 0.6, frame: 0.75, step: colours.step, teams: teamColours, outlined: false }
}

const plain = { mark: colours.softInk, text: colours.ink }
const plainTeams = { ...teamColours, ...Object.fromEntries(teams.map(team => [team, plain])) }

/** Shares of a drawing's box that its outline is wide. */
const outlineWidth = 0.022

/** A drawing as this print shows it. */
export const inked = (drawing: Drawing, { outlined }: Pick<Palette, 'outlined'>): Drawing =>
  outlined
    ? { ...drawing, shapes: drawing.shapes.map(({ d }) => ({ d, line: drawing.box * outlineWidth })) }
    : drawing
