import { createScriptFile } from '#stores/script-file.ts'
import { downloadText } from '#ui/download.ts'

/** Downloads the open script as a file. */
export async function downloadScriptFile() {
  const { fileName, text } = await createScriptFile()
  downloadText(fileName, text)
}
