import type { NightEntry } from '#core/cast/cast.ts'
import type { IconPlan } from '../page/icon-plan.ts'
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
