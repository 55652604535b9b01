import { useStore } from '@nanostores/react'
import { catalogue } from '#catalogue/catalogue.ts'
import { fileName } from '#core/file-name.ts'
import { writeScriptFile } from '#core/script-file.ts'
import { $texts } from '#stores/cast.ts'
import { $script } from '#stores/script.ts'

/** The present script as a file, written when it is asked for, and what its files are called. */
export function useScriptFile() {
  const script = useStore($script)
  const texts = useStore($texts)
  const write = () => writeScriptFile(script, catalogue, texts)
  return {
    isEmpty: script.characters.length === 0,
    pdfName: fileName(script.title, 'pdf'),
    jsonName: fileName(script.title, 'json'),
    write,
    writeText: () => `${JSON.stringify(write(), null, 2)}\n`
  }
}
