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

/** The input of a print besides the script and the `PrintKit`: UI texts, date, link and loaded images. */
export interface PrintMatter {
  words: SheetWords
  /** Language tag of the texts. Written into the PDF for screen readers. */
  language: string
  /** The script in a second language, printed below the first. */
  second?: Cast
  /** Date of printing, formatted for the footer. */
  date?: string
  /** URL of the saved script, for the header and its QR code. */
  link?: string
  /** The script's images that could be loaded. */
  pictures?: Pictures
}

/** The context of all planning functions. Sizes in plans are points. A plan decides every break; a view only draws it. */
export interface PlanContext extends PrintMatter {
  faces: Faces
  icons: IconDrawings
  pictures: Pictures
  options: PrintOptions
  palette: Palette
  /** Size of the planned page, in points. */
  paper: Size
}

/** A character's icon, independent of its size. */
export interface IconPlan {
  drawing: Drawing
  colour: string
  /** The script's image, printed in place of the drawing. */
  picture?: ShownPicture
}

/** One character on the character sheet. Text too long for one cell continues in cells without a name. */
export interface CellPlan {
  character: CastCharacter
  icon: IconPlan
  /** The name's lines. Several only for very long names; none in a continuation cell. */
  names: readonly string[]
  jinxes: JinxMarks | undefined
  lines: readonly Line[]
}

/** Icons of the characters that a character is jinxed with. Positions are relative to the name's upper left corner. */
export interface JinxMarks {
  icons: readonly IconPlan[]
  /** Number of jinxed characters without an icon here, as `+3`; '' for none. */
  more: string
  left: number
  top: number
  size: number
  gap: number
}

/** Cells side by side. */
export interface RowPlan {
  height: number
  cells: readonly CellPlan[]
}

/** The style of the cells in one fit step: text styles and distances in points. */
export interface CellType {
  columns: 1 | 2
  width: number
  icon: number
  name: Type
  text: Type
  /** Minimum space between two rows. */
  rowGap: number
  nameWidth: number
  textWidth: number
  /** Left edge of an ability beside its name; 0 when abilities are below names. */
  textLeft: number
  /** Top of an ability beside its name, so that both share a baseline. */
  textTop: number
}

export interface TeamPlan {
  kind: 'team'
  team: Team
  label: Label
  height: number
  /** Length of the vertical rule beside the rows. */
  rule: number
  type: CellType
  rows: readonly RowPlan[]
}

/** A heading with its measured width: a team's rotated name, or the heading of the note lines. */
export interface Label extends Type {
  text: string
  face: FaceId
  spacing: number
  width: number
}

export interface BoxItemPlan {
  icons: readonly IconPlan[]
  /** Ids of the characters of these icons, in the same order. */
  ids: readonly string[]
  lines: readonly Line[]
  height: number
  /** Whether a hairline separates it from the item before. */
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
  /** Icon of the character that wakes; `undefined` for a step. */
  icon: IconPlan | undefined
  names: readonly string[]
  /** Face of a step's name. */
  face: FaceId
  lines: readonly Line[]
  height: number
}

export interface NightColumnPlan {
  heading: { text: string; face: FaceId; moon: 'firstNight' | 'otherNight' } | undefined
  rows: readonly NightRowPlan[]
  /** Height of the note lines below the rows; 0 for none. */
  notes: number
}

export interface NightType {
  icon: number
  /** Space above and below the text of a row, and between rows. */
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
  /** Two half pages with a cutting line between them. `isTwice`: both are the same complete sheet. */
  | { kind: 'halves'; halves: readonly HalfPage[]; isTwice: boolean }
  | TokensPlan

/** A page of half the paper's height. */
export interface HalfPage {
  plan: PagePlan
  footer: Footer
}

/** A planned page without its page number. */
export interface PagePlan {
  /** Absent when the content starts at the top of the paper. */
  header?: HeaderPlan
  /** Set for a page without a footer. */
  bare?: true
  /** The script's background image. */
  background?: ShownPicture
  content: PageContent
}

/** Width between the side margins, in points. */
export const contentWidth = ({ paper }: PlanContext): number => paper.width - 2 * margins.side

/** Height between header and footer, in points. */
export const contentHeight = ({ paper }: PlanContext, header: HeaderPlan): number =>
  paper.height - margins.footerBottom - footerHeight - header.bottom

type IconContext = Pick<PlanContext, 'icons' | 'pictures'> & { palette?: Palette }

/** A character's icon in its team's colour: the script's image, else the official icon, else a placeholder. */
export function planIcon({ kind, id, team, images }: CastCharacter, context: IconContext): IconPlan {
  const path = kind === 'official' ? context.icons[id] : undefined
  const image = shownPicture(images[0], context.pictures)
  const palette = context.palette ?? defaultPalette
  const drawing = inked(path ? iconDrawing(path) : placeholders[alignmentOf[team]], palette)
  const colour = palette.teams[team].mark
  return image ? { picture: image, drawing, colour } : { drawing, colour }
}

const defaultPalette = paletteOf({ inkSaver: false })

/** Languages with letters that Goudy lacks. All their headings use Alegreya, so that a page looks uniform. */
const languagesWithoutGoudy = new Set(['vi'])

type FaceContext = Pick<PlanContext, 'faces' | 'language'>

/** The face for a heading: Goudy, or Alegreya when Goudy lacks a letter. */
export const headingFace = ({ faces, language }: FaceContext, text: string): FaceId =>
  languagesWithoutGoudy.has(language) || !canSpell(faces.heading, text) ? 'plainHeading' : 'heading'
/** The italic face for authors and flavour texts: Goudy, or Alegreya when Goudy lacks a letter. */
export const authorFace = ({ faces, language }: FaceContext, text: string): FaceId =>
  languagesWithoutGoudy.has(language) || !canSpell(faces.author, text) ? 'plainAuthor' : 'author'

/** Alegreya looks larger than Goudy at the same size. This factor evens that out. */
const plainScale = 0.95

/** The type size in a heading face that looks like `size` in Goudy. */
export const sizeIn = (face: FaceId, size: number): number =>
  face === 'plainHeading' || face === 'plainAuthor' ? size * plainScale : size

/** Breaks a name into lines; several only for very long names. */
export const nameLines = (name: string, face: FaceId, style: Type, width: number, faces: Faces): string[] =>
  balanceLines([{ text: name, face, colour: '' }], faces, style, width).map(line =>
    line.map(({ text }) => text).join('')
  )
