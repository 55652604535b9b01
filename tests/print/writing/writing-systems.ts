import { readFileSync } from 'node:fs'
import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import { buildCast, type Cast } from '#core/cast/cast.ts'
import type { Repair } from '#core/reading/repair.ts'
import { readScriptText } from '#core/script/script-file.ts'

/** Scripts of `tests/fixtures/writing-systems`: invented, one for each writing system that prints have. */
export const writingSystems = [
  'arabic',
  'chinese-simplified',
  'chinese-traditional',
  'combining-marks',
  'emoji-and-signs',
  'greek-and-cyrillic',
  'hebrew',
  'hindi',
  'japanese',
  'korean',
  'mixed',
  'thai'
] as const
export type WritingSystem = (typeof writingSystems)[number]

const texts = await loadTexts('en')

/** Reads one of these scripts, with what the reader had to repair. */
export function readWritingSystem(name: WritingSystem): { cast: Cast; repairs: readonly Repair[] } {
  const file = readFileSync(`tests/fixtures/writing-systems/${name}.json`, 'utf8')
  const read = readScriptText(file, catalogue, texts)
  if (!read.ok) throw new Error(`${name} cannot be read: ${read.code}`)
  return { cast: buildCast(read.value.script, catalogue, texts), repairs: read.value.repairs }
}
