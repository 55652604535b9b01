import { isSessionOver } from '#api/session.ts'
import { m } from '#i18n/messages.ts'
import type { OpenProblem } from '#stores/grimoire/account/saved-games.ts'

/** Why a game of the account isn't opened or changed. */
export function openProblemText(problem: OpenProblem): string {
  if (isSessionOver(problem)) return m.account_game_signed_out()
  switch (problem) {
    case 'unreachable':
      return m.account_offline()
    case 'missing':
      return m.account_game_missing()
    case 'later_version':
      return m.account_game_later()
    case 'damaged_game':
    case 'no_game':
    case 'no_json':
      return m.account_game_damaged()
    case 'device':
    case 'game_unread':
      return m.account_game_device()
    default:
      return m.account_failed()
  }
}
