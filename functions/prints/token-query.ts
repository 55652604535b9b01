import { z } from 'zod'
import { defaultTokenOptions as defaults, tokenSchemas as option } from '#print/token-options.ts'
import { flag, list, number } from '../http/query-schemas.ts'
import type { ApiRefusal } from '../http/refusals.ts'

/** Text that isn't JSON becomes undefined, which no schema accepts. */
const json = z.string().transform((text): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
})

/** The query parameters of tokens, apart from their sizes. */
export const tokenQuery = {
  tokenKinds: z._default(list.pipe(option.tokenKinds), defaults.tokenKinds),
  tokenTeams: z._default(list.pipe(option.tokenTeams), defaults.tokenTeams),
  tokenCounts: z._default(json.pipe(option.tokenCounts), defaults.tokenCounts),
  tokenGap: z._default(number.pipe(option.tokenGap), defaults.tokenGap),
  tokenMarks: z._default(option.tokenMarks, defaults.tokenMarks),
  tokenLeaves: z._default(flag, defaults.tokenLeaves),
  tokenBacks: z._default(option.tokenBacks, defaults.tokenBacks),
  backOffsetX: z._default(number.pipe(option.backOffsetX), defaults.backOffsetX),
  backOffsetY: z._default(number.pipe(option.backOffsetY), defaults.backOffsetY),
  backTest: z._default(flag, defaults.backTest),
  tokenSheet: option.tokenSheet,
  reminderSheet: option.reminderSheet
}

export const tokenCodes = {
  tokenKinds: 'token_kinds_unknown',
  tokenTeams: 'token_teams_unknown',
  tokenCounts: 'token_counts_unknown',
  tokenGap: 'token_gap_unknown',
  tokenMarks: 'token_marks_unknown',
  tokenLeaves: 'token_leaves_unknown',
  tokenBacks: 'token_backs_unknown',
  backOffsetX: 'back_offset_unknown',
  backOffsetY: 'back_offset_unknown',
  backTest: 'back_test_unknown',
  tokenSheet: 'label_sheet_unknown',
  reminderSheet: 'label_sheet_unknown'
} as const satisfies Record<keyof typeof tokenQuery, ApiRefusal>
