import { createScriptFile, storedScriptFile } from '#stores/script-file.ts'
import { downloadText } from '#ui/download.ts'

/** Downloads the open script, as this browser stores it if it can't be written as a script file. */
export async function downloadScript() {
  const { fileName, text } = await createScriptFile().catch(storedScriptFile)
  downloadText(fileName, text)
}
