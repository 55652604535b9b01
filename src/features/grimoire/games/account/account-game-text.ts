import { limits } from '#core/limits.ts'
import { m } from '#i18n/messages.ts'
import type { AccountGame } from '#stores/grimoire/account/account-game.ts'

const texts: Record<AccountGame['state'], () => string> = {
  off: m.account_game_off,
  saving: m.account_game_saving,
  saved: m.saving_saved,
  unreachable: m.saving_offline,
  server_failed: m.account_game_failed,
  conflict: m.account_game_conflict,
  missing: m.account_game_missing,
  full: () => m.account_game_full({ limit: limits.games.count }),
  no_space: m.account_game_no_space,
  too_large: m.account_game_too_large,
  invalid: m.account_game_refused,
  signed_out: m.account_game_signed_out,
  session_expired: m.account_game_signed_out
}

/** How a game stands in the account. */
export const accountGameText = ({ state }: AccountGame): string => texts[state]()

const fine: ReadonlySet<AccountGame['state']> = new Set([
  'off',
  'saving',
  'saved',
  'unreachable',
  'server_failed'
])

/** Whether the game gets into the account only after the storyteller has done something. */
export const needsStoryteller = ({ state }: AccountGame) => !fine.has(state)
