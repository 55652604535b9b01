import { limits } from '#core/limits.ts'
import { m } from '../messages.ts'

/** Explain why a document could not be read or changed. `limit`: the most documents of its kind in an account. */
export const documentRefusalTexts = {
  unreachable: () => m.work_unreachable(),
  signed_out: () => m.work_signed_out(),
  session_expired: () => m.work_signed_out(),
  server_failed: () => m.work_server_failed(),
  invalid: () => m.work_server_failed(),
  missing: () => m.work_missing(),
  id_taken: () => m.homebrew_id_taken(),
  changed_meanwhile: () => m.work_changed_meanwhile(),
  full: (limit: number) => m.work_full({ limit }),
  no_space: () => m.account_no_space({ limit: limits.account.documents / 1024 ** 2 }),
  too_many_images: () => m.work_too_many_images({ limit: limits.images.count }),
  too_large: () => m.work_too_large({ limit: limits.documents.bytes / 1024 ** 2 })
}

/** Explains why a script of the account could not be read or changed. */
export const scriptRefusalText = (code: keyof typeof documentRefusalTexts): string =>
  documentRefusalTexts[code](limits.documents.scripts)
