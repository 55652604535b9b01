import { catalogue } from '#catalogue/catalogue.ts'
import { fileName } from '#core/file-name.ts'
import { $catalogueTexts } from './cast.ts'
import { $script } from './script.ts'

/** The open script as a file: its name, and its JSON in the official list format. */
export async function createScriptFile() {
  const { writeScriptFile } = await import('#core/script/script-file.ts')
  const script = $script.get()
  const text = JSON.stringify(writeScriptFile(script, catalogue, $catalogueTexts.get()), null, 2)
  return { fileName: fileName(script.title, 'json'), text }
}
