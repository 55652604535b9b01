import { teams } from '#core/character/team.ts'
import { labelSheets } from '#print/label-sheets.ts'
import { tokenSizeLimits } from '#print/print-options.ts'
import {
  backOffsetLimits,
  maxTokenCopies,
  maxTokenCounts,
  tokenBacks,
  tokenGapLimits,
  tokenKinds,
  tokenMarks,
  tokenTextures
} from '#print/token-options.ts'

/** The refusals of the query parameters of tokens, by code. */
export const tokenRefusals = {
  token_size_unknown: { status: 422, message: millimetres('tokenSize', tokenSizeLimits.token) },
  reminder_size_unknown: { status: 422, message: millimetres('reminderSize', tokenSizeLimits.reminder) },
  token_bleed_unknown: { status: 422, message: millimetres('tokenBleed', tokenSizeLimits.bleed) },
  token_abilities_unknown: { status: 422, message: 'tokenAbilities must be true or false.' },
  token_kinds_unknown: {
    status: 422,
    message: `tokenKinds must be a comma-separated list of ${tokenKinds.join(', ')}.`
  },
  token_teams_unknown: {
    status: 422,
    message: `tokenTeams must be a comma-separated list of ${teams.join(', ')}.`
  },
  token_counts_unknown: {
    status: 422,
    message: `tokenCounts must be a comma-separated list of at most ${maxTokenCounts} tokens with numbers from 0 to ${maxTokenCopies}, such as imp:2,imp#0:0.`
  },
  title_token_unknown: { status: 422, message: 'titleToken must be true or false.' },
  qr_token_unknown: { status: 422, message: 'qrToken must be true or false.' },
  blank_tokens_unknown: {
    status: 422,
    message: `blankTokens and blankReminders must be whole numbers from 0 to ${maxTokenCopies}.`
  },
  token_colour_unknown: { status: 422, message: 'tokenColour must be a colour such as e7d9b8.' },
  token_texture_unknown: { status: 422, message: `tokenTexture must be ${tokenTextures.join(', ')}.` },
  token_gap_unknown: { status: 422, message: millimetres('tokenGap', tokenGapLimits) },
  token_marks_unknown: { status: 422, message: `tokenMarks must be ${tokenMarks.join(', ')}.` },
  token_leaves_unknown: { status: 422, message: 'tokenLeaves must be true or false.' },
  token_backs_unknown: { status: 422, message: `tokenBacks must be ${tokenBacks.join(', ')}.` },
  back_offset_unknown: { status: 422, message: millimetres('backOffsetX and backOffsetY', backOffsetLimits) },
  back_test_unknown: { status: 422, message: 'backTest must be true or false.' },
  label_sheet_unknown: {
    status: 422,
    message: `tokenSheet and reminderSheet must be ${Object.keys(labelSheets).join(', ')}.`
  }
} as const

function millimetres(option: string, [min, max]: readonly [number, number]): string {
  return `${option} must be a number of millimetres from ${min} to ${max}.`
}
