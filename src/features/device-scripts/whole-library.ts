import { m } from '#i18n/messages.ts'
import { exportLibrary, type ImportRefusal, importLibrary } from '#stores/library/exchange.ts'
import { notify } from '#stores/notice.ts'
import { downloadText } from '#ui/download.ts'

/** Why the import of a file failed. A new object for each failure. */
export interface ImportRefused {
  code: ImportRefusal
}

/** Downloads all local scripts as one file with the date in its name. */
export async function saveAll() {
  const file = await exportLibrary()
  const day = new Date().toISOString().slice(0, 10)
  if (file.ok) downloadText(`${m.device_file_name()}-${day}.json`, file.value)
}

/** Adds the scripts of a library file to the library. @returns the reason when it was refused */
export async function takeAll(file: File): Promise<ImportRefused | undefined> {
  const imported = await importLibrary(file)
  if (!imported.ok) return { code: imported.code }
  notify({ kind: 'joined', count: imported.value.added })
  return undefined
}
