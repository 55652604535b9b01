import { limits } from '#core/limits.ts'
import type { ScriptFileRefusal } from '#core/sharing/script-file-refusals.ts'
import { m } from '../messages.ts'
import { importRefusalText } from './import-refusal-text.ts'

/** Explains in the page's language why a file could not be fetched from `host`. */
export const fetchRefusalText = (
  code: ScriptFileRefusal | 'source_too_often' | 'source_offline',
  host: string
): string => texts[code]({ host })

const texts: Record<Parameters<typeof fetchRefusalText>[0], (of: { host: string }) => string> = {
  source_host: of => m.reading_fetch_redirected(of),
  source_redirects: of => m.reading_fetch_redirected(of),
  source_slow: of => m.reading_fetch_slow(of),
  source_unreachable: of => m.reading_fetch_unreachable(of),
  source_missing: of => m.reading_fetch_missing(of),
  source_too_large: () => importRefusalText('file_too_large', { limit: limits.file.bytes }),
  source_type: () => m.reading_fetch_type(),
  source_too_often: () => m.reading_fetch_too_often(),
  source_offline: () => m.reading_fetch_offline()
}
