import type { ReadingRefusal } from '#core/reading/reading-refusal.ts'
import type { RefusalCode, RefusalDetail } from '#core/reading/repair.ts'
import { m, pageLocale } from '../messages.ts'

/**
 * Explains in the page's language why a text can't be read as a script.
 *
 * @example importRefusalText('file_not_json', { line: 3, column: 14 })
 */
export const importRefusalText = (code: RefusalCode | ReadingRefusal, detail: RefusalDetail = {}): string =>
  texts[code](detail)

const texts: Record<RefusalCode | ReadingRefusal, (detail: RefusalDetail) => string> = {
  file_not_json: ({ line = 1, column = 1 }) => m.import_refusal_not_json({ line, column }),
  file_no_script: () => m.import_refusal_no_script(),
  file_too_large: ({ limit = 0 }) => m.import_refusal_too_large({ limit: toMegabytes(limit) }),
  file_too_many: ({ limit = 0, count = 0 }) =>
    m.import_refusal_too_many({ limit: formatNumber(limit), count: formatNumber(count) }),
  file_too_deep: ({ limit = 0 }) => m.import_refusal_too_deep({ limit: formatNumber(limit) }),
  link_unreadable: () => m.import_refusal_link(),
  link_without_script: () => m.reading_no_script(),
  reading_slow: ({ limit = 0 }) => m.reading_slow({ seconds: formatNumber(limit) }),
  reading_failed: () => m.reading_failed(),
  reading_cancelled: () => m.reading_cancelled()
}

const formatNumber = (number: number) => new Intl.NumberFormat(pageLocale()).format(number)

const toMegabytes = (bytes: number) => formatNumber(Math.round(bytes / 1024 ** 2))
