import { millimetresToPoints } from '../page/paper.ts'
import type { PrintOptions } from '../print-options.ts'
import { labelSheetOf, type TokenKind } from '../token-options.ts'

/** Diameter after cutting, and the bleed on every side, in points. */
export interface TokenSize {
  cut: number
  bleed: number
}

/** The size of a kind of tokens: that of its label, else the chosen one. White paper needs no bleed. */
export function tokenSize(kind: TokenKind, options: PrintOptions): TokenSize {
  const sheet = labelSheetOf(kind, options)
  const diameter = kind === 'character' ? options.tokenSize : options.reminderSize
  const widest = sheet ? (Math.min(sheet.pitchX, sheet.pitchY) - sheet.diameter) / 2 : options.tokenBleed
  const bleed = options.inkSaver ? 0 : Math.min(options.tokenBleed, widest)
  return { cut: millimetresToPoints(sheet?.diameter ?? diameter), bleed: millimetresToPoints(bleed) }
}
