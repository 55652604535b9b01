import type { CastCharacter } from '#core/cast/cast.ts'
import type { Team } from '#core/character/team.ts'
import type { FooterTexts } from '../page/header-plan.ts'
import type { IconPlan } from '../page/icon-plan.ts'
import type { PagePlan } from '../page/page-plan.ts'
import type { FaceId } from '../typeset/faces.ts'
import type { HeadingText } from '../typeset/heading-face.ts'
import type { Line, TextStyle } from '../typeset/lines.ts'
import type { BoxStyle } from './box-style.ts'

/** A page of the character sheet: teams, then boxes, from top to bottom. */
export interface CharacterSheetContent {
  kind: 'sheet'
  bands: readonly (TeamPlan | ColumnsPlan | BoxesPlan)[]
}

/** Two half pages with a cutting line between them. `isTwice`: both are the same complete sheet. */
export interface HalfSheetsContent {
  kind: 'halves'
  halves: readonly HalfPage[]
  isTwice: boolean
}

/** A page of half the paper's height. */
export interface HalfPage {
  plan: PagePlan<CharacterSheetContent>
  footer: FooterTexts
}

/** One character on the character sheet. Text too long for one cell continues in cells without a name. */
export interface CellPlan {
  character: CastCharacter
  icon: IconPlan
  /** The lines of the name in each language. Several only for long names; none in a continuation cell. */
  nameLines: readonly Line[]
  jinxes: JinxIcons | undefined
  lines: readonly Line[]
}

/** Icons of the characters that a character is jinxed with. Positions are relative to the name's upper left corner. */
export interface JinxIcons {
  icons: readonly IconPlan[]
  /** Names of the characters of these icons, in the same order. */
  names: readonly string[]
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
  /** Left edge of the cells in the band. */
  left: number
  /** Height of a line for the team's name above the cells; 0 when the name is rotated, beside them. */
  heading: number
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
  /** Whether it is the rest of a team that begins in an earlier band. */
  isContinued: boolean
  height: number
  /** Length of the vertical rule beside the rows. */
  ruleLength: number
  style: CellStyle
  rows: readonly RowPlan[]
}

/** Two columns of teams side by side, each `width` points wide. */
export interface ColumnsPlan {
  kind: 'columns'
  height: number
  width: number
  columns: readonly (readonly TeamPlan[])[]
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
