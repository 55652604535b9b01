import { errorText } from '#i18n/error-text.ts'
import { m } from '#i18n/messages.ts'
import type { NameOf } from '#i18n/place-text.ts'
import { refusalText } from '#i18n/refusal-text.ts'
import { repairText } from '#i18n/repair-text.ts'
import type { Finding } from './findings.ts'

/** A finding in the page's language. */
export function findingText(finding: Finding, nameOf: NameOf): string {
  switch (finding.kind) {
    case 'refusal':
      return refusalText(finding.code, finding.detail)
    case 'repair':
      return repairText(finding.repair, nameOf).text
    case 'rule':
      return errorText(finding.code, finding.maximum)
    case 'notOne':
      return m.json_not_one()
  }
}

/** Returns a function from an offset in the text to its line number, from 1. */
export function lineCounter(text: string): (offset: number) => number {
  const breaks = [...text.matchAll(/\n/g)].map(({ index }) => index)
  return offset => {
    const next = breaks.findIndex(each => each >= offset)
    return (next < 0 ? breaks.length : next) + 1
  }
}
