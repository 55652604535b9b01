import { limits } from '#core/limits.ts'
import { m } from './messages.ts'

/** Says why something saved could not be read or changed. `most`: how many of its kind an account holds. */
export const savedRefusalWords = {
  unreachable: () => m.work_unreachable(),
  signed_out: () => m.work_signed_out(),
  session_expired: () => m.work_signed_out(),
  server_failed: () => m.work_server_failed(),
  invalid: () => m.work_server_failed(),
  missing: () => m.work_missing(),
  full: (most: number) => m.work_full({ limit: most }),
  too_large: () => m.work_too_large({ limit: limits.saved.bytes / 1024 ** 2 })
}
