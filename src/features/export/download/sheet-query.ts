import type { SheetQuery } from '#api/sheet-pdf.ts'
import { isLocale } from '#routes'
import type { PrintJob } from '../worker/print-protocol.ts'

/** The query of the server's PDF route, for a print that this browser cannot render. */
export function sheetQuery({ options, language, day }: PrintJob): SheetQuery {
  const { secondLanguage, tokenCounts, ...others } = options
  const counts = Object.entries(tokenCounts).filter(([key]) => !/[,:]/.test(key))
  return {
    ...others,
    parts: others.parts.join(','),
    columns: `${others.columns}`,
    copies: `${others.copies}`,
    jinxes: `${others.jinxes}`,
    houseRules: `${others.houseRules}`,
    qrCode: `${others.qrCode}`,
    inkSaver: `${others.inkSaver}`,
    playersCopy: `${others.playersCopy}`,
    tokenSize: `${others.tokenSize}`,
    reminderSize: `${others.reminderSize}`,
    tokenBleed: `${others.tokenBleed}`,
    tokenAbilities: `${others.tokenAbilities}`,
    tokenKinds: others.tokenKinds.join(','),
    tokenTeams: others.tokenTeams.join(','),
    titleToken: `${others.titleToken}`,
    qrToken: `${others.qrToken}`,
    blankTokens: `${others.blankTokens}`,
    blankReminders: `${others.blankReminders}`,
    tokenGap: `${others.tokenGap}`,
    tokenLeaves: `${others.tokenLeaves}`,
    backOffsetX: `${others.backOffsetX}`,
    backOffsetY: `${others.backOffsetY}`,
    backTest: `${others.backTest}`,
    ...(counts.length > 0 && { tokenCounts: counts.map(entry => entry.join(':')).join(',') }),
    ...(secondLanguage && isLocale(secondLanguage) ? { secondLanguage } : {}),
    lang: language,
    date: day
  }
}
