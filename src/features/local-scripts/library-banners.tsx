import { useStore } from '@nanostores/react'
import { limits } from '#core/limits.ts'
import { m } from '#i18n/messages.ts'
import { importRefusalText } from '#i18n/refusals/import-refusal-text.ts'
import type { DrawingsImport } from '#stores/drawings/drawings-library.ts'
import { $libraryProblem } from '#stores/library/library-database.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import type { LibraryFileFailure, LibraryFileOutcome } from './library-file-actions.ts'

/** An error of the storage or of the last file, what an import has added, and a note on where local scripts are stored. */
export function LibraryBanners({ outcome }: { outcome: LibraryFileOutcome | undefined }) {
  const trouble = useStore($libraryProblem)
  const code = outcome && 'code' in outcome ? outcome.code : trouble
  const drawings = outcome && 'drawings' in outcome ? outcome.drawings : undefined
  return (
    <>
      {code ? (
        <div className="device-banner">
          <Banner tone="error">{texts[code]()}</Banner>
        </div>
      ) : null}
      {drawings && <ImportedDrawings {...drawings} />}
      <p className="device-note">{m.device_note()}</p>
    </>
  )
}

function ImportedDrawings({ added, incomplete }: DrawingsImport) {
  if (added === 0 && incomplete === 0) return null
  const texts = [
    added > 0 ? m.drawings_imported({ count: added }) : '',
    incomplete > 0 ? m.drawings_import_incomplete({ count: incomplete }) : ''
  ]
  return (
    <div className="device-banner">
      <Banner tone={incomplete > 0 ? 'error' : 'success'}>{texts.filter(Boolean).join(' ')}</Banner>
    </div>
  )
}

const texts: Record<LibraryFileFailure['code'], () => string> = {
  library_full: m.device_full,
  library_blocked: m.device_blocked,
  library_foreign: m.device_not_library_file,
  library_newer: m.device_newer,
  reading_slow: () => importRefusalText('reading_slow', { limit: limits.readingSeconds.library }),
  reading_failed: () => importRefusalText('reading_failed'),
  export_too_large: () => m.drawings_export_too_large({ limit: limits.libraryFile / 1024 / 1024 }),
  library_too_large: () => m.device_too_large({ limit: limits.libraryFile / 1024 / 1024 })
}
