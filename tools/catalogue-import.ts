/**
 * `npm run catalogue:import -- FILE-or-URL…`: replaces Belfry's facts and English texts with the publisher's own data.
 * `-- --none` removes the imported data.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { isEqual } from '../src/core/equal.ts'
import { isImported, overlayFolder, readEnglish, readFacts } from './catalogue/catalogue-sources.ts'
import { changesBetween } from './catalogue-import/changes.ts'
import {
  type CatalogueSources,
  convertPublished,
  findNightMismatches
} from './catalogue-import/convert-published.ts'
import {
  type Published,
  type PublishedFile,
  type ReadResult,
  readPublished
} from './catalogue-import/published.ts'
import { changesReport } from './catalogue-import/report.ts'
import { type Fetch, readSource } from './catalogue-import/source.ts'

interface ImportContext {
  /** The folder of the imported data. */
  overlay: string
  fetch: Fetch
}

/** The output of the command, and whether it succeeded. */
interface Outcome {
  ok: boolean
  text: string
}

/** Runs the command with its arguments. Writes nothing unless every file is valid. */
export async function importCatalogue(args: readonly string[], context: ImportContext): Promise<Outcome> {
  if (args.length === 0) return { ok: false, text: usage }
  if (args.includes('--none')) return args.length === 1 ? removeOverlay(context) : { ok: false, text: usage }
  const files = await readAll(args, context)
  const published = files.ok ? readPublished(files.value) : files
  if (!published.ok) return failure(published.problems)
  const current = { facts: readFacts(context.overlay), english: readEnglish(context.overlay) }
  const next = convertPublished(published.value, current)
  if (!next.ok) return failure(next.problems)
  const read = `Read ${contents(published.value)}.`
  if (isEqual(next.value, current)) return { ok: true, text: `${read}\nNothing changed.` }
  writeOverlay(next.value, context)
  const report = changesReport(changesBetween(current, next.value))
  return { ok: true, text: [read, '', report, '', ...warnings(next.value), writtenText].join('\n') }
}

async function readAll(
  sources: readonly string[],
  { fetch }: ImportContext
): Promise<ReadResult<PublishedFile[]>> {
  const reads = await Promise.all(sources.map(source => readSource(source, fetch)))
  const problems = reads.flatMap(read => (read.ok ? [] : read.problems))
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, value: reads.flatMap(read => (read.ok ? [read.value] : [])) }
}

function contents({ roles, jinxes, nightSheet }: Published): string {
  const pairs = jinxes?.reduce((sum, { jinx }) => sum + jinx.length, 0)
  return [
    ...(roles ? [`${roles.length} characters`] : []),
    ...(pairs === undefined ? [] : [`${pairs} jinxes`]),
    ...(nightSheet ? ['the order of both nights'] : [])
  ].join(', ')
}

function writeOverlay({ facts, english }: CatalogueSources, { overlay }: ImportContext) {
  mkdirSync(overlay, { recursive: true })
  writeFileSync(`${overlay}/facts.json`, `${JSON.stringify(facts, null, 1)}\n`)
  writeFileSync(`${overlay}/en-GB.json`, `${JSON.stringify(english, null, 1)}\n`)
}

function removeOverlay({ overlay }: ImportContext): Outcome {
  if (!isImported(overlay)) return { ok: true, text: 'No official data was imported.' }
  rmSync(overlay, { recursive: true })
  return {
    ok: true,
    text: 'The official data is removed. The next build uses Belfry’s own facts and texts again.'
  }
}

function warnings(sources: CatalogueSources): string[] {
  const names = findNightMismatches(sources)
  return names.length > 0 ? [`Night position and reminder do not match: ${names.join(', ')}.`] : []
}

function failure(problems: readonly string[]): Outcome {
  const rest = problems.length - maxProblems
  const lines = [...problems.slice(0, maxProblems), ...(rest > 0 ? [`… and ${rest} more.`] : [])]
  return { ok: false, text: [...lines, 'Nothing was written.'].join('\n') }
}

/** Problems printed: a systematic mistake repeats for every item. */
const maxProblems = 20

const usage = `Which files? Any of the publisher’s roles.json, jinxes.json and nightsheet.json, by path or https URL:
  npm run catalogue:import -- FILE-or-URL…
  npm run catalogue:import -- --none      restores Belfry’s own facts and texts`

const writtenText =
  'Written. The next build uses it instead of Belfry’s facts and English texts. To undo: npm run catalogue:import -- --none'

if (import.meta.main) {
  const { ok, text } = await importCatalogue(process.argv.slice(2), { overlay: overlayFolder, fetch })
  if (ok) console.log(text)
  else console.error(text)
  process.exitCode = ok ? 0 : 1
}
