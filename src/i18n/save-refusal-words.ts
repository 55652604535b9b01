import { limits } from '#core/limits.ts'
import { m } from './messages.ts'

/** Says why a script was not saved to the account; `code` as saving names it, but for a session that is over. */
export const saveRefusalText = (code: string): string =>
  code in words ? words[code as keyof typeof words]() : m.saving_refused_server()

const words = {
  full: () => m.saving_refused_full({ count: limits.saved.scripts }),
  too_large: () => m.saving_refused_too_large(),
  missing: () => m.saving_refused_missing(),
  unreachable: () => m.saving_refused_unreachable()
}
