import { m } from '#i18n/messages.ts'
import type { DrawingsImport } from '#stores/drawings/drawings-library.ts'
import { exportLibrary, importLibrary, type LibraryImportRefusal } from '#stores/library/import-export.ts'
import { notify } from '#stores/notice.ts'
import { downloadText } from '#ui/download.ts'

/** Why a file can't be imported or exported. A new object for each failure. */
export interface LibraryFileFailure {
  code: Exclude<LibraryImportRefusal, 'reading_cancelled'> | 'export_too_large'
}

/** What there is to say about an import or export beside the list of scripts. */
export type LibraryFileOutcome = LibraryFileFailure | { drawings: DrawingsImport }

/** Downloads all local scripts and drawings as one file with the date in its name. @returns the reason when it was refused */
export async function downloadLibrary(): Promise<LibraryFileFailure | undefined> {
  const file = await exportLibrary()
  if (!file.ok) return { code: file.code }
  const day = new Date().toISOString().slice(0, 10)
  downloadText(`${m.device_file_name()}-${day}.json`, file.value)
  return undefined
}

/** Adds the scripts and drawings of a library file to those of this device. */
export async function importLibraryFile(
  file: File,
  signal: AbortSignal
): Promise<LibraryFileOutcome | undefined> {
  const imported = await importLibrary(file, signal)
  if (!imported.ok) return imported.code === 'reading_cancelled' ? undefined : { code: imported.code }
  const { added, drawings, lostImages } = imported.value
  if (lostImages > 0) notify({ kind: 'imagesNotImported', count: lostImages })
  else if (added > 0 || drawings.added === 0) notify({ kind: 'libraryImported', count: added })
  return { drawings }
}
