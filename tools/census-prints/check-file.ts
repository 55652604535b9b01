import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import { buildCast } from '#core/cast/cast.ts'
import { limits } from '#core/limits.ts'
import type { Script } from '#core/script/script.ts'
import { readScriptText } from '#core/script/script-file.ts'
import type { PrintInput } from '#print/page/print-input.ts'
import type { PrintKit } from '#print/print-kit.ts'
import { sheetTexts } from '#print/sheet-texts.ts'
import type { Locale } from '#routes'
import { checkPrint, type Fault } from './check-print.ts'
import { completePrintKit } from './complete-print-kit.ts'
import { describeVariant, type Variant, variantsOf } from './variants.ts'

/** The result of one file; `time` in milliseconds. */
export type FileReport = { name: string; time: number } & (
  | { kind: 'refused'; why: string }
  | { kind: 'printed'; prints: PrintReport[] }
  | { kind: 'broken'; why: string }
)

export interface PrintReport {
  variant: string
  pages: number
  time: number
  faults: Fault[]
}

/** Imports a script file, prints its variants and checks each print. `temporaryFile` is the path for the PDF. */
export async function checkFile(
  folder: string,
  name: string,
  temporaryFile: string,
  kit: PrintKit
): Promise<FileReport> {
  const began = performance.now()
  const report = (rest: Reported): FileReport => ({ name, time: performance.now() - began, ...rest })
  try {
    const text = await readFile(join(folder, name), 'utf8')
    const read = readScriptText(text, catalogue, await loadTexts('en'))
    if (!read.ok) return report({ kind: 'refused', why: read.code })
    const { script } = read.value
    if (script.characters.length > limits.sheetCharacters)
      return report({ kind: 'refused', why: 'script_too_large' })
    if (buildCast(script, catalogue, await loadTexts('en')).characters.length === 0) {
      return report({ kind: 'refused', why: 'script_empty' })
    }
    const prints: PrintReport[] = []
    for (const variant of variantsOf(name))
      prints.push(await checkVariant(script, variant, temporaryFile, kit))
    return report({ kind: 'printed', prints })
  } catch (error) {
    return report({
      kind: 'broken',
      why: String(error)
    })
  }
}

type Reported = { kind: 'refused' | 'broken'; why: string } | { kind: 'printed'; prints: PrintReport[] }

async function checkVariant(
  script: Script,
  variant: Variant,
  temporaryFile: string,
  kit: PrintKit
): Promise<PrintReport> {
  const began = performance.now()
  const inLanguage = async (language: Locale) => buildCast(script, catalogue, await loadTexts(language))
  const { language, second: other, options, link, date } = variant
  const cast = await inLanguage(language)
  const second = other && (await inLanguage(other))
  const words = sheetTexts(language)
  const matter: PrintInput = {
    texts: words,
    language,
    ...(second && { second }),
    ...(link && { link }),
    ...(date && { date })
  }
  const complete = await completePrintKit(kit, cast, options, second)
  const { pages, faults } = await checkPrint(
    { cast, second, options, words },
    matter,
    complete,
    temporaryFile
  )
  return { variant: describeVariant(variant), pages, faults, time: performance.now() - began }
}
