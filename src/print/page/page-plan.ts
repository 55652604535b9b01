import type { Cast, CastCharacter, NightEntry } from '#core/cast/cast.ts'
import { alignmentOf, type Team } from '#core/character/team.ts'
import type { Graphic } from '#graphics/graphic.ts'
import { type IconPaths, iconGraphic } from '#graphics/official-icons.ts'
import { placeholderIcons } from '#graphics/placeholder-icons.ts'
import type { BoxStyle } from '../character-sheet/box-style.ts'
import type { PrintOptions } from '../print-options.ts'
import type { SheetTexts } from '../sheet-texts.ts'
import type { TokenPagePlan } from '../tokens/token-pages.ts'
import { type FaceId, type Faces, hasGlyphsFor } from '../typeset/faces.ts'
import { balanceLines, type Line, type TextStyle } from '../typeset/lines.ts'
import { applyPalette, createPalette, type Palette } from '../typeset/palette.ts'
import type { FooterTexts, HeaderPlan } from './header-plan.ts'
import { type ImagesByAddress, type PageImage, pageImage } from './page-image.ts'
import { footerHeight, margins, type Size } from './paper.ts'
import type { PlacedItem } from './placed-item.ts'

/** The input of a print besides the script and the `PrintKit`: UI texts, date, link and loaded images. */
export interface PrintInput {
  texts: SheetTexts
  /** Language tag of the texts. Written into the PDF for screen readers. */
  language: string
  /** The script in a second language, printed below the first. */
  second?: Cast
  /** Date of printing, formatted for the footer. */
  date?: string
  /** URL of the saved script, for the header and its QR code. */
  link?: string
  /** The script's images that could be loaded. */
  images?: ImagesByAddress
}

/** The context of all planning functions. Sizes in plans are points. A plan decides every break; a view only draws it. */
export interface PlanContext extends PrintInput {
  faces: Faces
  icons: IconPaths
  images: ImagesByAddress
  options: PrintOptions
  palette: Palette
  /** Size of the planned page, in points. */
  paper: Size
}

/** A character's icon, independent of its size. */
export interface IconPlan {
  graphic: Graphic
  colour: string
  /** The script's image, printed in place of the drawing. */
  image?: PageImage
}

/** One character on the character sheet. Text too long for one cell continues in cells without a name. */
export interface CellPlan {
  character: CastCharacter
  icon: IconPlan
  /** The name's lines. Several only for very long names; none in a continuation cell. */
  nameLines: readonly string[]
  jinxes: JinxIcons | undefined
  lines: readonly Line[]
}

/** Icons of the characters that a character is jinxed with. Positions are relative to the name's upper left corner. */
export interface JinxIcons {
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
export interface CellStyle {
  columns: 1 | 2
  width: number
  icon: number
  name: TextStyle
  text: TextStyle
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
  label: HeadingText
  height: number
  /** Length of the vertical rule beside the rows. */
  ruleLength: number
  style: CellStyle
  rows: readonly RowPlan[]
}

/** A heading with its measured width: a team's rotated name, or the heading of the note lines. */
export interface HeadingText extends TextStyle {
  text: string
  face: FaceId
  spacing: number
  width: number
}

export interface BoxItemPlan {
  icons: readonly IconPlan[]
  /** Ids of the characters of these icons, in the same order. */
  characterIds: readonly string[]
  lines: readonly Line[]
  height: number
  /** Whether a hairline separates it from the item before. */
  hasRule: boolean
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
  style: BoxStyle
  boxes: readonly BoxPlan[]
}

export interface NightRowPlan {
  entry: NightEntry
  /** Icon of the character that wakes; `undefined` for a step. */
  icon: IconPlan | undefined
  nameLines: readonly string[]
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

export interface NightStyle {
  icon: number
  /** Space above and below the text of a row, and between rows. */
  padding: number
  rowGap: number
  name: TextStyle
  step: TextStyle
  text: TextStyle
}

export type PageContent =
  | { kind: 'sheet'; bands: readonly (TeamPlan | BoxesPlan)[] }
  | { kind: 'night'; type: NightStyle; columns: readonly NightColumnPlan[]; notes: HeadingText }
  | { kind: 'placed'; items: readonly PlacedItem[] }
  /** Two half pages with a cutting line between them. `isTwice`: both are the same complete sheet. */
  | { kind: 'halves'; halves: readonly HalfPage[]; isTwice: boolean }
  | TokenPagePlan

/** A page of half the paper's height. */
export interface HalfPage {
  plan: PagePlan
  footer: FooterTexts
}

/** A planned page without its page number. */
export interface PagePlan {
  /** Absent when the content starts at the top of the paper. */
  header?: HeaderPlan
  /** Set for a page without a footer. */
  bare?: true
  /** The script's background image. */
  background?: PageImage
  content: PageContent
}

/** Width between the side margins, in points. */
export const contentWidth = ({ paper }: PlanContext): number => paper.width - 2 * margins.side

/** Height between header and footer, in points. */
export const contentHeight = ({ paper }: PlanContext, header: HeaderPlan): number =>
  paper.height - margins.footerBottom - footerHeight - header.bottom

type IconContext = Pick<PlanContext, 'icons' | 'images'> & { palette?: Palette }

/** A character's icon in its team's colour: the script's image, else the official icon, else a placeholder. */
export function planIcon({ kind, id, team, images }: CastCharacter, context: IconContext): IconPlan {
  const path = kind === 'official' ? context.icons[id] : undefined
  const image = pageImage(images[0], context.images)
  const palette = context.palette ?? defaultPalette
  const drawing = applyPalette(path ? iconGraphic(path) : placeholderIcons[alignmentOf[team]], palette)
  const colour = palette.teams[team].mark
  return image ? { image: image, graphic: drawing, colour } : { graphic: drawing, colour }
}

const defaultPalette = createPalette({ inkSaver: false })

/** Languages with letters that Goudy lacks. All their headings use Alegreya, so that a page looks uniform. */
const languagesWithoutGoudy = new Set(['vi'])

type FaceContext = Pick<PlanContext, 'faces' | 'language'>

/** The face for a heading: Goudy, or Alegreya when Goudy lacks a letter. */
export const headingFace = ({ faces, language }: FaceContext, text: string): FaceId =>
  languagesWithoutGoudy.has(language) || !hasGlyphsFor(faces.heading, text) ? 'plainHeading' : 'heading'
/** The italic face for authors and flavour texts: Goudy, or Alegreya when Goudy lacks a letter. */
export const italicFace = ({ faces, language }: FaceContext, text: string): FaceId =>
  languagesWithoutGoudy.has(language) || !hasGlyphsFor(faces.author, text) ? 'plainAuthor' : 'author'

/** Alegreya looks larger than Goudy at the same size. This factor evens that out. */
const plainScale = 0.95

/** The type size in a heading face that looks like `size` in Goudy. */
export const sizeInFace = (face: FaceId, size: number): number =>
  face === 'plainHeading' || face === 'plainAuthor' ? size * plainScale : size

/** Breaks a name into lines; several only for very long names. */
export const breakName = (
  name: string,
  face: FaceId,
  style: TextStyle,
  width: number,
  faces: Faces
): string[] =>
  balanceLines([{ text: name, face, colour: '' }], faces, style, width).map(line =>
    line.map(({ text }) => text).join('')
  )
