import { type Team, teams } from '#core/character/team.ts'
import type { Graphic } from '#graphics/graphic.ts'
import { colours, teamColours } from './colours.ts'
import { readableColour } from './readable-colour.ts'

/** The colours and line widths of one print. Widths are in points. */
export interface Palette {
  /** Colour of titles and headings. */
  headingColour: string
  /** The double (Oxford) rule under a title: its colour, and the widths of its two lines. */
  ruleColour: string
  thickRuleWidth: number
  thinRuleWidth: number
  /** Width of the frames of boxes and of the rules beside teams. */
  frameWidth: number
  /** Background of night steps; `undefined` in ink-saver prints. */
  stepFill: string | undefined
  teams: Readonly<Record<Team, { mark: string; text: string }>>
  /** Whether icons are drawn as outlines. */
  isOutlined: boolean
}

/** The print options that a palette depends on. `accent` is `#rrggbb`. */
interface PaletteOptions {
  inkSaver: boolean
  accent?: string | undefined
}

/** The palette for print options. An accent too light for paper is darkened. The ink saver has no team colours and no tints, thin rules and outlined icons. */
export function createPalette({ inkSaver, accent }: PaletteOptions): Palette {
  const headingColour = accent ? readableColour(accent) : colours.ink
  return inkSaver
    ? {
        headingColour: headingColour,
        ruleColour: headingColour,
        thickRuleWidth: 0.8,
        thinRuleWidth: 0.4,
        frameWidth: 0.4,
        stepFill: undefined,
        teams: plainTeams,
        isOutlined: true
      }
    : {
        headingColour: headingColour,
        ruleColour: headingColour,
        thickRuleWidth: 2,
        thinRuleWidth: 0.6,
        frameWidth: 0.75,
        stepFill: colours.step,
        teams: teamColours,
        isOutlined: false
      }
}

const plain = { mark: colours.softInk, text: colours.ink }
const plainTeams = { ...teamColours, ...Object.fromEntries(teams.map(team => [team, plain])) }

/** Line width of an outlined icon in a box of a size. */
export const thinLine = (box: number): number => box * 0.022

/** A drawing, converted to outlines where the palette asks for that. */
export const applyPalette = (drawing: Graphic, { isOutlined }: Palette): Graphic =>
  isOutlined
    ? { ...drawing, shapes: drawing.shapes.map(({ d }) => ({ d, line: thinLine(drawing.box) })) }
    : drawing
