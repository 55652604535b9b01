import type { LabelSheet } from '../label-sheets.ts'
import { millimetresToPoints } from '../page/paper.ts'
import { type TokenPlan, widthOfToken } from './token-plan.ts'
import type { PlacedToken } from './token-rows.ts'

/** Puts tokens of one size on sheets of labels, each in the middle of a label, row by row. */
export function fillLabels(tokens: readonly TokenPlan[], sheet: LabelSheet): PlacedToken[][] {
  const perSheet = sheet.columns * sheet.rows
  return Array.from({ length: Math.ceil(tokens.length / perSheet) }, (_, page) =>
    tokens
      .slice(page * perSheet, (page + 1) * perSheet)
      .map((token, index) => ({ token, ...cornerOf(token, index, sheet) }))
  )
}

function cornerOf(token: TokenPlan, index: number, sheet: LabelSheet) {
  const { columns, left, top, diameter, pitchX, pitchY } = sheet
  const half = widthOfToken(token) / 2
  return {
    left: millimetresToPoints(left + diameter / 2 + (index % columns) * pitchX) - half,
    top: millimetresToPoints(top + diameter / 2 + Math.floor(index / columns) * pitchY) - half
  }
}
