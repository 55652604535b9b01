import { m } from '#i18n/messages.ts'
import { exportLibrary, type ImportRefusal, importLibrary } from '#stores/library/exchange.ts'
import { notify } from '#stores/notice.ts'
import { downloadText } from '#ui/download.ts'

/** Why a file was refused; a new one each time, so that it is read out again. */
export interface ImportRefused {
  code: ImportRefusal
}

/** Hands all scripts to the browser as one file with the day in its name. */
export async function saveAll() {
  const file = await exportLibrary()
  const day = new Date().toISOString().slice(0, 10)
  if (file.ok) downloadText(`${m.device_file_name()}-${day}.json`, file.value)
}

/** Joins the scripts of such a file with those that are here. */
export async function takeAll(file: File): Promise<ImportRefused | undefined> {
  const joined = await importLibrary(file)
  if (!joined.ok) return { code: joined.code }
  notify({ kind: 'joined', count: joined.value.added })
  return undefined
}
