import type { NightEntry } from '#core/cast/cast.ts'
import type { Night } from '#core/night/night.ts'
import type { IconPlan } from '../page/icon-plan.ts'
import type { PlanContext } from '../page/plan-context.ts'
import type { FaceId } from '../typeset/faces.ts'
import type { HeadingText } from '../typeset/heading-face.ts'
import type { Line, TextStyle } from '../typeset/lines.ts'

/** A page of the night sheet. */
export interface NightContent {
  kind: 'night'
  style: NightStyle
  columns: readonly NightColumnPlan[]
  notes: HeadingText
}

/** Positions are in points from the upper left corner of the row. */
export interface NightRowPlan {
  entry: NightEntry
  /** Icon of the character that wakes; `undefined` for a step. */
  icon: IconPlan | undefined
  nameLines: readonly string[]
  nameTop: number
  /** The character's team, which its mark shows; absent for a step. */
  teamName: string | undefined
  /** Face of a step's name. */
  face: FaceId
  lines: readonly Line[]
  /** The lines begin at `left`: below the name, or beside it. */
  left: number
  top: number
  height: number
}

export interface NightColumnPlan {
  width: number
  heading: NightHeading
  rows: readonly NightRowPlan[]
  /** Height of the note lines below the rows; 0 for none. */
  notes: number
}

export interface NightHeading {
  text: string
  face: FaceId
  moon: Night
  /** Whether the night began on an earlier page. */
  isContinued: boolean
}

export interface NightStyle {
  icon: number
  /** Space above and below the text of a row, and between rows. */
  padding: number
  rowGap: number
  /** Width of the names beside the reminders; 0 for names above them. */
  names: number
  name: TextStyle
  step: TextStyle
  text: TextStyle
}

/** The heading of a night, or of the page on which it goes on. */
export function nightTitle(night: Night, isContinued: boolean, { texts }: PlanContext): string {
  const title = night === 'firstNight' ? texts.firstNight : texts.otherNights
  return isContinued ? texts.continued(title) : title
}

/** Positions and widths in a column of the night sheet, in points. */
export const nightLayout = {
  gutter: 20,
  edge: 1.5,
  icon: 6.5,
  /** Space between an icon and the texts. */
  indent: 9,
  end: 4,
  mark: 14
} as const
export const nightHeadingStyle = { size: 18, lead: 24, gap: 4 } as const
export const nightHeadingHeight = nightHeadingStyle.lead + nightHeadingStyle.gap
