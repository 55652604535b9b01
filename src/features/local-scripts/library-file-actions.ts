import { m } from '#i18n/messages.ts'
import { exportLibrary, importLibrary, type LibraryImportRefusal } from '#stores/library/import-export.ts'
import { notify } from '#stores/notice.ts'
import { downloadText } from '#ui/download.ts'

/** Why the import of a file failed. A new object for each failure. */
export interface LibraryImportFailure {
  code: Exclude<LibraryImportRefusal, 'reading_cancelled'>
}

/** Downloads all local scripts as one file with the date in its name. */
export async function downloadLibrary() {
  const file = await exportLibrary()
  const day = new Date().toISOString().slice(0, 10)
  if (file.ok) downloadText(`${m.device_file_name()}-${day}.json`, file.value)
}

/** Adds the scripts of a library file to the library. @returns the reason when it was refused */
export async function importLibraryFile(
  file: File,
  signal: AbortSignal
): Promise<LibraryImportFailure | undefined> {
  const imported = await importLibrary(file, signal)
  if (!imported.ok) return imported.code === 'reading_cancelled' ? undefined : { code: imported.code }
  const { added, lostImages } = imported.value
  if (lostImages > 0) notify({ kind: 'imagesNotImported', count: lostImages })
  else notify({ kind: 'libraryImported', count: added })
  return undefined
}
