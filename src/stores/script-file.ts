import { catalogue } from '#catalogue/catalogue.ts'
import { fileName } from '#core/file-name.ts'
import { $catalogueTexts } from './cast.ts'
import { fetchCatalogueTexts } from './loading/catalogue-texts.ts'
import { $script, $workingCopy } from './script.ts'
import { encodeWorkingCopy } from './storage/working-copy.ts'

/** The open script as a file: its name, and its JSON in the official list format. */
export async function createScriptFile() {
  const { writeFileForOthers } = await import('#core/script/file-for-others.ts')
  // Without a network, the file has what the script itself says.
  await fetchCatalogueTexts().catch(() => undefined)
  const script = $script.get()
  const text = JSON.stringify(writeFileForOthers(script, catalogue, $catalogueTexts.get()), null, 2)
  return { fileName: fileName(script.title, 'json'), text }
}

/** The open script as this browser stores it, for when it can't be written as a script file. Never throws. */
export function storedScriptFile() {
  return { fileName: 'belfry-script.json', text: storedText() }
}

function storedText(): string {
  try {
    return encodeWorkingCopy($workingCopy.get())
  } catch {
    return globalThis.localStorage?.getItem('belfry:script') ?? ''
  }
}
