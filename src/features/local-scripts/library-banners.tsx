import { useStore } from '@nanostores/react'
import { limits } from '#core/limits.ts'
import { m } from '#i18n/messages.ts'
import { importRefusalText } from '#i18n/refusals/import-refusal-text.ts'
import { $libraryProblem } from '#stores/library/library-database.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import type { LibraryImportFailure } from './library-file-actions.ts'

/** An error of the storage or of the last import, and a note on where local scripts are stored. */
export function LibraryBanners({ refused }: { refused: LibraryImportFailure | undefined }) {
  const trouble = useStore($libraryProblem)
  const code = refused?.code ?? trouble
  return (
    <>
      {code ? (
        <div className="device-banner">
          <Banner tone="error">{texts[code]()}</Banner>
        </div>
      ) : null}
      <p className="device-note">{m.device_note()}</p>
    </>
  )
}

const texts: Record<LibraryImportFailure['code'], () => string> = {
  library_full: m.device_full,
  library_blocked: m.device_blocked,
  library_foreign: m.device_not_library_file,
  library_newer: m.device_newer,
  reading_slow: () => importRefusalText('reading_slow', { limit: limits.readingSeconds.library }),
  reading_failed: () => importRefusalText('reading_failed'),
  library_too_large: () => m.device_too_large({ limit: limits.libraryFile / 1024 / 1024 })
}
