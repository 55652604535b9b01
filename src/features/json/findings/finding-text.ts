import type { FindName } from '#i18n/location-text.ts'
import { m } from '#i18n/messages.ts'
import { errorText } from '#i18n/refusals/error-text.ts'
import { importRefusalText } from '#i18n/refusals/import-refusal-text.ts'
import { repairText } from '#i18n/repair-text.ts'
import type { Finding } from './findings.ts'

/** A finding in the page's language. */
export function findingText(finding: Finding, nameOf: FindName): string {
  switch (finding.kind) {
    case 'refusal':
      return importRefusalText(finding.code, finding.detail)
    case 'repair':
      return repairText(finding.repair, nameOf).text
    case 'rule':
      return errorText(finding.code, finding.maximum)
    case 'notOne':
      return m.json_single_character()
  }
}

/** Returns a function from an offset in the text to its line number, from 1. */
export function lineNumberFinder(text: string): (offset: number) => number {
  const breaks = [...text.matchAll(/\n/g)].map(({ index }) => index)
  return offset => {
    const next = breaks.findIndex(each => each >= offset)
    return (next < 0 ? breaks.length : next) + 1
  }
}
