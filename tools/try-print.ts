import { readFileSync, writeFileSync } from 'node:fs'
import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import { buildCast } from '#core/cast/cast.ts'
import { readScriptText } from '#core/script/script-file.ts'
import { defaultPrintOptions, printParts } from '#print/print-options.ts'
import { printedTexts } from '#print/printed-texts.ts'
import { sheetPageSvg } from '#print/sheet-page-svg.ts'
import { planSheet } from '#print/sheet-pages.ts'
import { sheetPdf } from '#print/sheet-pdf.ts'
import { sheetTexts } from '#print/sheet-texts.ts'
import { missingLetters } from '#print/typeset/printable-text.ts'
import { completeKit, kitTexts } from '#print/writing/complete-kit.ts'
import { createLetterFontLoader } from '#print/writing/load-letter-fonts.ts'
import { readPrintFont } from './build/print-fonts.ts'
import { readPrintKit } from './census-prints/read-print-kit.ts'

const base = await readPrintKit()
const load = createLetterFontLoader()
const fetchFile = async (address: string) => {
  const file = readPrintFont(address)
  if (!file) throw new Error(`none: ${address}`)
  return file
}
const texts = await loadTexts('en')
for (const name of process.argv.slice(2)) {
  const read = readScriptText(readFileSync(`/tmp/try/${name}.json`, 'utf8'), catalogue, texts)
  if (!read.ok) throw new Error(read.code)
  const cast = buildCast(read.value.script, catalogue, texts)
  const options = { ...defaultPrintOptions, parts: ['sheet', 'night', 'tokens'] as const }
  for (let round = 0; round < 3; round++) {
    const t0 = performance.now()
    const kit = await completeKit(base, kitTexts(cast), load, fetchFile)
    const t1 = performance.now()
    const plan = planSheet(cast, options, { texts: sheetTexts('en'), language: 'en' }, kit)
    const t2 = performance.now()
    const pdf = await sheetPdf(plan, kit)
    const t3 = performance.now()
    console.log(
      name,
      round,
      'load',
      Math.round(t1 - t0),
      'plan',
      Math.round(t2 - t1),
      'pdf',
      Math.round(t3 - t2),
      'bytes',
      pdf.length,
      'missing',
      missingLetters(printedTexts(cast, options), kit.faces.text).join(' ')
    )
    writeFileSync(`/tmp/try/${name}.pdf`, pdf)
    if (round === 0) {
      const { pageSvg } = await import('#print/views/page-svg.tsx')
      const first = plan.pages[0]
      if (first) writeFileSync(`/tmp/try/${name}-raw.svg`, await pageSvg(first, plan.context, kit))
    }
    const svg = await sheetPageSvg(plan, kit, { page: 1, scale: 2 })
    writeFileSync(`/tmp/try/${name}.svg`, svg?.svg ?? '')
  }
}
