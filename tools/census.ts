/**
 * `npm run census -- DIR [SCHEMA]`: imports every script file of a folder and reports repairs, refusals, crashes, lost
 * data, and how many files are valid before and after. SCHEMA is the path of another JSON schema of the format.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { catalogue } from '../src/catalogue/catalogue.ts'
import { loadTexts } from '../src/catalogue/texts.ts'
import { parseJsonText } from '../src/core/reading/json-text.ts'
import type { Script } from '../src/core/script/script.ts'
import { sortCharacters } from '../src/core/script/script-characters.ts'
import {
  type Repair,
  readScriptFile,
  readScriptText,
  writeScriptFile
} from '../src/core/script/script-file.ts'
import { type AdviceCount, adviceLines, countAdvice } from './census/count-advice.ts'
import { roundTripCharacters } from './census/editor-round-trip.ts'
import { findLostData } from './census/lost-data.ts'
import { countValidity, emptyValidity, loadSchema, type Validity, validityLines } from './census/validity.ts'

interface Census {
  files: number
  opened: number
  /** Scripts that are in the publisher's order. */
  inOrder: number
  refused: string[]
  crashed: string[]
  lost: string[]
  /** Characters that passed through the editor without edits. */
  edited: number
  /** Files that claim the publisher's order but change when sorted. */
  misordered: string[]
  /** Number of repairs by code. */
  repairs: Map<string, number>
  repaired: number
  validity: Validity
  advice: AdviceCount
}

const texts = await loadTexts('en')

/**
 * Takes the census of all `.json` files in a folder and its subfolders. A file that crashes it is counted, not thrown.
 */
export function takeCensus(folder: string, isValid = loadSchema()): Census {
  const census: Census = {
    files: 0,
    opened: 0,
    inOrder: 0,
    refused: [],
    crashed: [],
    lost: [],
    edited: 0,
    misordered: [],
    repairs: new Map(),
    repaired: 0,
    validity: emptyValidity(),
    advice: new Map()
  }
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const path of paths.filter(name => name.endsWith('.json')).sort()) {
    census.files += 1
    try {
      countFile(census, path, readFileSync(join(folder, path), 'utf8'), isValid)
    } catch (error) {
      census.crashed.push(`${path}: ${error}`)
    }
  }
  return census
}

function countFile(census: Census, path: string, text: string, isValid: (file: unknown) => boolean) {
  const read = readScriptText(text, catalogue)
  if (!read.ok) {
    census.refused.push(`${path}: ${read.code} ${read.detail ? JSON.stringify(read.detail) : ''}`.trim())
    return
  }
  census.opened += 1
  const { script, repairs } = read.value
  countRepairs(census, repairs)
  countAdvice(census.advice, script)
  const written: unknown = JSON.parse(JSON.stringify(writeScriptFile(script, catalogue)))
  const again = readScriptFile(written, catalogue)
  if (!again.ok || !isDeepStrictEqual(again.value.script, script))
    census.lost.push(`${path}: reads differently when written`)
  const original = parseJsonText(text)
  countValidity(census.validity, path, {
    isValid,
    before: original.ok ? original.value : undefined,
    after: writeScriptFile(script, catalogue, texts)
  })
  const lost = original.ok ? findLostData(original.value, written, repairs, catalogue) : []
  if (lost.length > 0) census.lost.push(`${path}: ${lost.slice(0, 10).join(', ')}`)
  const { count, changed } = roundTripCharacters(script)
  census.edited += count
  if (changed.length > 0) census.lost.push(`${path}: the editor changes ${changed.join(', ')}`)
  countOrder(census, path, script, text)
}

function countRepairs(census: Census, repairs: readonly Repair[]) {
  if (repairs.some(({ severity }) => severity === 'repair')) census.repaired += 1
  for (const { code } of repairs) census.repairs.set(code, (census.repairs.get(code) ?? 0) + 1)
}

/** Checks that sorting a file marked as official does not change its order. */
function countOrder(census: Census, path: string, script: Script, text: string) {
  const sorted = sortCharacters(script, catalogue)
  if (isDeepStrictEqual(sorted.characters, script.characters)) census.inOrder += 1
  else if (/"isOfficial"\s*:\s*true/.test(text)) census.misordered.push(path)
}

/** Formats the census as text. */
export function censusTable(census: Census): string {
  const { files, opened, refused, repaired, crashed, lost, edited, inOrder, misordered } = census
  const { repairs, validity, advice } = census
  const counts = [...repairs].sort((one, other) => other[1] - one[1])
  return [
    ...Object.entries({
      files,
      opened,
      refused: refused.length,
      repaired,
      crashed: crashed.length,
      lost: lost.length,
      'characters through the editor': edited,
      'in the publisher’s order': inOrder
    }).map(([name, count]) => `${String(count).padStart(6)} ${name}`),
    ...validityLines(validity),
    ...section(
      'Repairs and warnings',
      counts.map(([code, count]) => `${String(count).padStart(6)} ${code}`)
    ),
    ...section('Advice, in how many scripts', adviceLines(advice, opened)),
    ...section('Refused', refused),
    ...section('Crashed', crashed),
    ...section('Lost', lost),
    ...section('Valid, but written invalid', validity.spoiled),
    ...section('Marked as the publisher’s own, yet in another order', misordered)
  ].join('\n')
}

const section = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? ['', `${title}:`, ...lines.map(line => `  ${line}`)] : []

if (process.argv[1] && resolve(process.argv[1]) === import.meta.filename) {
  const folder = process.argv[2]
  if (folder === undefined) {
    console.error('Which folder? npm run census -- DIR [SCHEMA]')
    process.exitCode = 2
  } else {
    const census = takeCensus(folder, loadSchema(process.argv[3]))
    console.log(`${relative('.', folder) || '.'}\n${censusTable(census)}`)
    if (census.crashed.length + census.lost.length > 0) process.exitCode = 1
  }
}
