import { z } from 'zod'
import {
  defaultTokenOptions as defaults,
  maxTokenCounts,
  tokenSchemas as option
} from '#print/token-options.ts'
import { colour, flag, list, number } from '../http/query-schemas.ts'
import type { ApiRefusal } from '../http/refusals.ts'

/** A token's key and its number of copies: `imp:2`. */
const countSchema = z.string().regex(/^[^,:]{1,100}:(?:1?\d|20)$/)

const counts = z
  ._default(list.pipe(z.array(countSchema).max(maxTokenCounts)), [])
  .transform(entries =>
    Object.fromEntries(entries.map(entry => entry.split(':')).map(([key, count]) => [key, Number(count)]))
  )

/** The query parameters of tokens, apart from their sizes. */
export const tokenQuery = {
  tokenKinds: z._default(list.pipe(option.tokenKinds), defaults.tokenKinds),
  tokenTeams: z._default(list.pipe(option.tokenTeams), defaults.tokenTeams),
  tokenCounts: counts,
  titleToken: z._default(flag, defaults.titleToken),
  qrToken: z._default(flag, defaults.qrToken),
  blankTokens: z._default(number.pipe(option.blankTokens), defaults.blankTokens),
  blankReminders: z._default(number.pipe(option.blankReminders), defaults.blankReminders),
  tokenColour: colour.optional(),
  tokenTexture: z._default(option.tokenTexture, defaults.tokenTexture),
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
  titleToken: 'title_token_unknown',
  qrToken: 'qr_token_unknown',
  blankTokens: 'blank_tokens_unknown',
  blankReminders: 'blank_tokens_unknown',
  tokenColour: 'token_colour_unknown',
  tokenTexture: 'token_texture_unknown',
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
