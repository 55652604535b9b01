import { z } from 'zod'
import { type ExcessKind, excessKinds, type PrintExcess } from '#print/print-limits.ts'
import { refusal } from '../http/refusals.ts'

/** The query that makes a print smaller, by what it has too much of. */
const helpfulOptions: Readonly<Record<ExcessKind, string>> = {
  jinxes: 'jinxes=false',
  houseRules: 'houseRules=false',
  tokens: 'parts=sheet,night',
  tokenLetters: 'parts=sheet,night',
  text: 'parts=tokens',
  letters: 'parts=sheet',
  marks: 'parts=sheet',
  pages: 'parts=sheet'
}

/** The path of an issue. */
export const excessPath = z.enum(excessKinds)

/** The response body and status for a print that is too large. */
export function printRefusal({ kind, count, limit }: PrintExcess) {
  const [body, status] = refusal('print_too_large')
  const option = helpfulOptions[kind]
  return [
    { ...body, issues: [{ path: kind, code: 'too_large' as const, count, limit, option }] },
    status
  ] as const
}
