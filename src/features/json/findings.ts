import type { RefusalCode, RefusalDetail, Repair } from '#core/reading/repair.ts'
import { isRuleCode, type RuleCode } from '#core/rule-codes.ts'
import type { Places, Range } from './places.ts'

/** What there is to say about a place of the text: an error keeps it from being applied. */
export type Finding = Range & { severity: 'error' | 'repair' | 'warning' } & (
    | { kind: 'refusal'; code: RefusalCode; detail: RefusalDetail }
    | { kind: 'repair'; repair: Repair }
    | { kind: 'rule'; code: RuleCode; maximum: number }
    | { kind: 'notOne' }
  )

/** What the reader mended or remarked on, at its place. */
export const repairFindings = (repairs: readonly Repair[], places: Places): Finding[] =>
  repairs.map(repair => ({
    ...places.ofPlace(repair.where, repair.before),
    severity: repair.severity,
    kind: 'repair',
    repair
  }))

export const refusalFinding = (code: RefusalCode, detail: RefusalDetail, places: Places): Finding => {
  const { line, column } = detail
  const at = line === undefined || column === undefined ? places.ofPlace({}) : places.ofLine(line, column)
  return { ...at, severity: 'error', kind: 'refusal', code, detail }
}

export const ruleFinding = (
  range: Range,
  code: RuleCode,
  severity: Finding['severity'],
  maximum = 0
): Finding => ({ ...range, severity, kind: 'rule', code, maximum })

interface Issue {
  path: readonly PropertyKey[]
  message: string
  maximum?: number | bigint
}

/** A reminder that is missing has no place of its own: the wake-up number that asks for it has. */
const numberOf = new Map<string, Issue['path']>([
  ['first_night_reminder_missing', ['firstNight']],
  ['other_night_reminder_missing', ['otherNight']]
])

/** What zod refused, as warnings: a file may keep what a form may not save. */
export const issueFindings = (issues: readonly Issue[], rangeOf: (path: Issue['path']) => Range): Finding[] =>
  issues.map(({ path, message, maximum }) =>
    ruleFinding(
      rangeOf(numberOf.get(message) ?? path),
      isRuleCode(message) ? message : 'value_invalid',
      'warning',
      Number(maximum ?? 0)
    )
  )

/** The rules that say the same as a remark of the reader, and more exactly. */
const sameAs: Readonly<Record<string, readonly RuleCode[]>> = {
  text_long: ['text_too_long'],
  list_long: ['list_too_long'],
  address_not_web: ['link_invalid'],
  wake_without_reminder: ['first_night_reminder_missing', 'other_night_reminder_missing']
}

/** All of them in the order of the text, each said once. */
export function inOrder(findings: readonly Finding[]): Finding[] {
  const isSaid = (finding: Finding) =>
    finding.kind === 'repair' &&
    findings.some(
      other =>
        other.kind === 'rule' &&
        other.from === finding.from &&
        sameAs[finding.repair.code]?.includes(other.code)
    )
  return findings.filter(finding => !isSaid(finding)).sort((one, other) => one.from - other.from)
}
