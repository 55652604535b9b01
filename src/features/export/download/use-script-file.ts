import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { catalogue } from '#catalogue/catalogue.ts'
import { fileStem } from '#core/file-name.ts'
import { limits } from '#core/limits.ts'
import { deviceImagesOf } from '#core/script/device-images.ts'
import { writeFileForOthers } from '#core/script/file-for-others.ts'
import { strictFile } from '#core/script/strict-file.ts'
import { m } from '#i18n/messages.ts'
import { $catalogueTexts } from '#stores/cast.ts'
import { $script } from '#stores/script.ts'

/** The open script as a script file, written on demand, and the base name of its files. */
export function useScriptFile() {
  const script = useStore($script)
  const texts = useStore($catalogueTexts)
  const write = () => writeFileForOthers(script, catalogue, texts)
  const { file: strict, losses } = useMemo(
    () => strictFile(writeFileForOthers(script, catalogue, texts)),
    [script, texts]
  )
  return {
    isEmpty: script.characters.length === 0,
    /** Why the script cannot be printed; undefined if it can. */
    reason: unprintableReason(script.characters.length),
    name: fileStem(script.title),
    write,
    /** How many images the file leaves out, since only this device has them. */
    deviceImages: deviceImagesOf(script).length,
    /** What the strict file shortens or leaves out. */
    losses,
    writeText: (isStrict: boolean) => `${JSON.stringify(isStrict ? strict : write(), null, 2)}\n`
  }
}

function unprintableReason(count: number): string | undefined {
  if (count === 0) return m.export_empty()
  return count > limits.sheetCharacters ? m.export_error_too_large() : undefined
}
