import type { RefusalCode, RefusalDetail, Repair } from '#core/reading/repair.ts'
import { isRuleCode, type RuleCode } from '#core/validation/rule-codes.ts'
import type { TextLocator, TextRange } from './text-locator.ts'

/** A problem or remark about a range of the text. An `error` prevents applying the text. */
export type Finding = TextRange & { severity: 'error' | 'repair' | 'warning' } & (
    | { kind: 'refusal'; code: RefusalCode; detail: RefusalDetail }
    | { kind: 'repair'; repair: Repair }
    | { kind: 'rule'; code: RuleCode; maximum: number }
    | { kind: 'notOne' }
  )

/** Repairs and warnings of the importer, with their ranges. */
export const repairFindings = (repairs: readonly Repair[], locator: TextLocator): Finding[] =>
  repairs.map(repair => ({
    ...locator.findLocation(repair.where, repair.before),
    severity: repair.severity,
    kind: 'repair',
    repair
  }))

export const refusalFinding = (code: RefusalCode, detail: RefusalDetail, locator: TextLocator): Finding => {
  const { line, column } = detail
  const range =
    line === undefined || column === undefined ? locator.findLocation({}) : locator.findLine(line, column)
  return { ...range, severity: 'error', kind: 'refusal', code, detail }
}

export const ruleFinding = (
  range: TextRange,
  code: RuleCode,
  severity: Finding['severity'],
  maximum = 0
): Finding => ({ ...range, severity, kind: 'rule', code, maximum })

interface Issue {
  path: readonly PropertyKey[]
  message: string
  maximum?: number | bigint
}

/** A missing reminder has no value to mark; the night number that requires it is marked instead. */
const markedPathOf = new Map<string, Issue['path']>([
  ['first_night_reminder_missing', ['firstNight']],
  ['other_night_reminder_missing', ['otherNight']]
])

/** Issues of zod as warnings: a file may contain values that a form does not accept. */
export const issueFindings = (
  issues: readonly Issue[],
  rangeOf: (path: Issue['path']) => TextRange
): Finding[] =>
  issues.map(({ path, message, maximum }) =>
    ruleFinding(
      rangeOf(markedPathOf.get(message) ?? path),
      isRuleCode(message) ? message : 'value_invalid',
      'warning',
      Number(maximum ?? 0)
    )
  )

/** Repairs that a rule finding covers more exactly. */
const coveringRules: Readonly<Record<string, readonly RuleCode[]>> = {
  text_long: ['text_too_long'],
  list_long: ['list_too_long'],
  address_not_web: ['link_invalid'],
  wake_without_reminder: ['first_night_reminder_missing', 'other_night_reminder_missing']
}

/** Sorts findings by their position in the text, without repairs that a rule finding covers. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  const isCovered = (finding: Finding) =>
    finding.kind === 'repair' &&
    findings.some(
      other =>
        other.kind === 'rule' &&
        other.from === finding.from &&
        coveringRules[finding.repair.code]?.includes(other.code)
    )
  return findings.filter(finding => !isCovered(finding)).sort((one, other) => one.from - other.from)
}
