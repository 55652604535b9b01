import { limits } from '#core/limits.ts'
import { m } from '../messages.ts'

/** Explains why a script wasn't saved to the account. Session codes have no text here: they open the sign-in dialog. */
export const saveRefusalText = (code: string): string =>
  code in texts ? texts[code as keyof typeof texts]() : m.saving_refused_server()

const texts = {
  full: () => m.saving_refused_full({ count: limits.documents.scripts }),
  no_space: () => m.account_no_space({ limit: limits.account.documents / 1024 ** 2 }),
  too_large: () => m.saving_refused_too_large(),
  too_many_images: () => m.work_too_many_images({ limit: limits.images.count }),
  missing: () => m.saving_refused_missing(),
  unreachable: () => m.saving_refused_unreachable()
}
