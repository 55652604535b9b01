import type { SheetQuery } from '#api/sheets.ts'
import { isLocale } from '#routes'
import type { PrintJob } from './print-order.ts'

/** What the edge is asked when the browser cannot make a print itself. */
export function sheetQuery({ options, language, day }: PrintJob): SheetQuery {
  const { secondLanguage, ...chosen } = options
  return {
    ...chosen,
    parts: chosen.parts.join(','),
    columns: `${chosen.columns}`,
    copies: `${chosen.copies}`,
    inkSaver: `${chosen.inkSaver}`,
    playersCopy: `${chosen.playersCopy}`,
    tokenSize: `${chosen.tokenSize}`,
    reminderSize: `${chosen.reminderSize}`,
    tokenBleed: `${chosen.tokenBleed}`,
    tokenAbilities: `${chosen.tokenAbilities}`,
    ...(secondLanguage && isLocale(secondLanguage) ? { secondLanguage } : {}),
    lang: language,
    date: day
  }
}
