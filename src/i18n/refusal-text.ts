import type { RefusalCode, RefusalDetail } from '#core/reading/repair.ts'
import { m, pageLocale } from './messages.ts'

/**
 * Says why a text gives no script, in the page's language.
 *
 * @example refusalText('file_not_json', { line: 3, column: 14 })
 */
export const refusalText = (code: RefusalCode, detail: RefusalDetail = {}): string => words[code](detail)

const words: Record<RefusalCode, (detail: RefusalDetail) => string> = {
  file_not_json: ({ line = 1, column = 1 }) => m.import_refusal_not_json({ line, column }),
  file_no_script: () => m.import_refusal_no_script(),
  file_too_large: ({ limit = 0 }) => m.import_refusal_too_large({ limit: inMegabytes(limit) }),
  file_too_many: ({ limit = 0, count = 0 }) =>
    m.import_refusal_too_many({ limit: inDigits(limit), count: inDigits(count) }),
  file_too_deep: ({ limit = 0 }) => m.import_refusal_too_deep({ limit: inDigits(limit) }),
  link_unreadable: () => m.import_refusal_link()
}

const inDigits = (number: number) => new Intl.NumberFormat(pageLocale()).format(number)

const inMegabytes = (bytes: number) => inDigits(Math.round(bytes / 1024 ** 2))
