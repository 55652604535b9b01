import type { Cast, CastCharacter, NightEntry } from '#core/cast.ts'
import { alignmentOf, type Team } from '#core/team.ts'
import { type IconDrawings, iconDrawing } from '#drawings/official-icons.ts'
import { placeholders } from '#drawings/placeholders.ts'
import type { Drawing } from '#drawings/shape.ts'
import type { BoxType } from './box-type.ts'
import { canSpell, type FaceId, type Faces } from './faces.ts'
import type { Footer, HeaderPlan } from './header-plan.ts'
import { balanceLines, type Line, type Type } from './lines.ts'
import { inked, type Palette, paletteOf } from './palette.ts'
import { footerHeight, margins, type Size } from './paper.ts'
import { type Pictures, type ShownPicture, shownPicture } from './picture.ts'
import type { Placed } from './placed.ts'
import type { PrintOptions } from './print-options.ts'
import type { SheetWords } from './sheet-words.ts'
import type { TokensPlan } from './token-pages.ts'

/** What a print needs beside the script and the kit: whoever asks for it brings it. */
export interface PrintMatter {
  words: SheetWords
  /** Language of the words, as in `lang`: the PDF names it for readers. */
  language: string
  /** The script in a second language, which the sheet says under the first. */
  second?: Cast
  /** The day of printing in words, for the footer. */
  date?: string
  /** Address of the saved script, whole, for cameras and readers. */
  link?: string
  /** The script's own pictures, as far as they could be had. */
  pictures?: Pictures
}

/** What every plan is made with. Sizes in plans are points; a plan decides every break, the view only paints. */
export interface PlanContext extends PrintMatter {
  faces: Faces
  icons: IconDrawings
  pictures: Pictures
  options: PrintOptions
  palette: Palette
  /** Size of the page that is planned. */
  paper: Size
}

/** A character's icon, whatever its size. */
export interface IconPlan {
  drawing: Drawing
  colour: string
  /** The script's own picture, which is shown in place of the drawing. */
  picture?: ShownPicture
}

/** One character on a sheet. A text too long for one cell goes on in cells without a name. */
export interface CellPlan {
  character: CastCharacter
  icon: IconPlan
  /** The name's lines: more than one only when a file brings a very long name, none in a second cell. */
  names: readonly string[]
  jinxes: JinxMarks | undefined
  lines: readonly Line[]
}

/** Icons of those that a character is jinxed with, placed from where its name begins. */
export interface JinxMarks {
  icons: readonly IconPlan[]
  /** How many others there are, as `+3`. */
  more: string
  left: number
  top: number
  size: number
  gap: number
}

/** A row of cells, side by side. */
export interface RowPlan {
  height: number
  cells: readonly CellPlan[]
}

/** How the cells of one fit step of the sheet are set. */
export interface CellType {
  columns: 1 | 2
  width: number
  icon: number
  name: Type
  text: Type
  /** Least air between two rows. */
  rowGap: number
  nameWidth: number
  textWidth: number
  /** Where the ability begins beside the name; 0: it stands under the name. */
  textLeft: number
  /** How far it begins under the name's top, so that both stand on one line. */
  textTop: number
}

export interface TeamPlan {
  kind: 'team'
  team: Team
  label: Label
  height: number
  /** Length of the rule beside the rows. */
  rule: number
  type: CellType
  rows: readonly RowPlan[]
}

/** The turned name of a team beside its rows. */
export interface Label extends Type {
  text: string
  face: FaceId
  spacing: number
  width: number
}

export interface BoxItemPlan {
  icons: readonly IconPlan[]
  /** Whose icons they are. */
  ids: readonly string[]
  lines: readonly Line[]
  height: number
  /** Whether a hairline parts it from the item before. */
  ruled: boolean
}

export interface BoxPlan {
  title: string
  face: FaceId
  left: number
  width: number
  columns: readonly (readonly BoxItemPlan[])[]
}

export interface BoxesPlan {
  kind: 'boxes'
  height: number
  type: BoxType
  boxes: readonly BoxPlan[]
}

export interface NightRowPlan {
  entry: NightEntry
  /** The icon of the character that wakes; a step's icon is the step's own. */
  icon: IconPlan | undefined
  names: readonly string[]
  /** The face of a step's name. */
  face: FaceId
  lines: readonly Line[]
  height: number
}

export interface NightColumnPlan {
  heading: { text: string; face: FaceId; moon: 'firstNight' | 'otherNight' } | undefined
  rows: readonly NightRowPlan[]
  /** Height of the room for notes under the rows; 0: none. */
  notes: number
}

export interface NightType {
  icon: number
  /** Air over and under the words of a row, and between rows. */
  padding: number
  rowGap: number
  name: Type
  step: Type
  text: Type
}

export type PageContent =
  | { kind: 'sheet'; bands: readonly (TeamPlan | BoxesPlan)[] }
  | { kind: 'night'; type: NightType; columns: readonly NightColumnPlan[]; notes: Label }
  | { kind: 'placed'; items: readonly Placed[] }
  /** Two halves with a cut between them; `isTwice`: both are the whole sheet. */
  | { kind: 'halves'; halves: readonly HalfPage[]; isTwice: boolean }
  | TokensPlan

/** A page that is half as high as the paper. */
export interface HalfPage {
  plan: PagePlan
  footer: Footer
}

/** A page before its number is known. */
export interface PagePlan {
  /** None where the page's content begins at the top of the paper. */
  header?: HeaderPlan
  /** A page without a footer. */
  bare?: true
  /** The script's own picture behind the page. */
  background?: ShownPicture
  content: PageContent
}

/** The width between the side margins. */
export const contentWidth = ({ paper }: PlanContext): number => paper.width - 2 * margins.side

/** Height between the header and the footer. */
export const contentHeight = ({ paper }: PlanContext, header: HeaderPlan): number =>
  paper.height - margins.footerBottom - footerHeight - header.bottom

type IconContext = Pick<PlanContext, 'icons' | 'pictures'> & { palette?: Palette }

/** The script's own picture, else an official character's icon, else a placeholder, in the colour of the team. */
export function planIcon({ kind, id, team, images }: CastCharacter, context: IconContext): IconPlan {
  const path = kind === 'official' ? context.icons[id] : undefined
  const picture = shownPicture(images[0], context.pictures)
  const palette = context.palette ?? usualPalette
  return {
    ...(picture && { picture }),
    drawing: inked(path ? iconDrawing(path) : placeholders[alignmentOf[team]], palette),
    colour: palette.teams[team].mark
  }
}

const usualPalette = paletteOf({ inkSaver: false })

/** Languages that Goudy cannot spell: their headings are all of Alegreya, so that a page has one look. */
const withoutGoudy = new Set(['vi'])

type FaceContext = Pick<PlanContext, 'faces' | 'language'>

/** The face for a heading or an author: Goudy, or Alegreya where Goudy lacks a letter. */
export const headingFace = ({ faces, language }: FaceContext, text: string): FaceId =>
  withoutGoudy.has(language) || !canSpell(faces.heading, text) ? 'plainHeading' : 'heading'
export const authorFace = ({ faces, language }: FaceContext, text: string): FaceId =>
  withoutGoudy.has(language) || !canSpell(faces.author, text) ? 'plainAuthor' : 'author'

/** Alegreya looks larger than Goudy and is set smaller by this much. */
const plainSize = 0.95

/** A heading's size in the face that it is set in. */
export const sizeIn = (face: FaceId, size: number): number =>
  face === 'plainHeading' || face === 'plainAuthor' ? size * plainSize : size

/** The lines of a name in bold or heading type: one, unless a file brings a very long name. */
export const nameLines = (name: string, face: FaceId, type: Type, width: number, faces: Faces): string[] =>
  balanceLines([{ text: name, face, colour: '' }], faces, type, width).map(line =>
    line.map(({ text }) => text).join('')
  )
