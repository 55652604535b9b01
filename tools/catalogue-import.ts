/**
 * Takes the publisher's own data in place of our facts and our English wording:
 * `npm run catalogue:import -- FILE-or-URL…`, and back again with `-- --none`.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { isEqual } from '../src/core/equal.ts'
import { changesBetween } from './catalogue-import/changes.ts'
import { convertPublished, type Sources, unevenNights } from './catalogue-import/official-data.ts'
import { type Published, type PublishedFile, type Read, readPublished } from './catalogue-import/published.ts'
import { changesReport } from './catalogue-import/report.ts'
import { type Fetch, readSource } from './catalogue-import/source.ts'
import { isImported, overlayFolder, readEnglish, readFacts } from './catalogue-sources.ts'

interface World {
  /** Where the imported data is kept. */
  overlay: string
  fetch: Fetch
}

/** What the command says, and whether it did what it was asked. */
interface Outcome {
  ok: boolean
  text: string
}

/** Runs the command with its words. Nothing is written unless every file is right. */
export async function importCatalogue(words: readonly string[], world: World): Promise<Outcome> {
  if (words.length === 0) return { ok: false, text: usage }
  if (words.includes('--none')) return words.length === 1 ? removeOverlay(world) : { ok: false, text: usage }
  const files = await readAll(words, world)
  const published = files.ok ? readPublished(files.value) : files
  if (!published.ok) return refused(published.problems)
  const current = { facts: readFacts(world.overlay), english: readEnglish(world.overlay) }
  const next = convertPublished(published.value, current)
  if (!next.ok) return refused(next.problems)
  const read = `Read ${contents(published.value)}.`
  if (isEqual(next.value, current)) return { ok: true, text: `${read}\nNothing changed.` }
  writeOverlay(next.value, world)
  const report = changesReport(changesBetween(current, next.value))
  return { ok: true, text: [read, '', report, '', ...remarks(next.value), written].join('\n') }
}

async function readAll(sources: readonly string[], { fetch }: World): Promise<Read<PublishedFile[]>> {
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

function writeOverlay({ facts, english }: Sources, { overlay }: World) {
  mkdirSync(overlay, { recursive: true })
  writeFileSync(`${overlay}/facts.json`, `${JSON.stringify(facts, null, 1)}\n`)
  writeFileSync(`${overlay}/en-GB.json`, `${JSON.stringify(english, null, 1)}\n`)
}

function removeOverlay({ overlay }: World): Outcome {
  if (!isImported(overlay)) return { ok: true, text: 'No official data was imported.' }
  rmSync(overlay, { recursive: true })
  return {
    ok: true,
    text: 'The official data is removed. The next build uses the facts and words of Belfry again.'
  }
}

function remarks(sources: Sources): string[] {
  const uneven = unevenNights(sources)
  return uneven.length > 0
    ? [`Their place in a night and their reminder for it do not go together: ${uneven.join(', ')}.`]
    : []
}

function refused(problems: readonly string[]): Outcome {
  const rest = problems.length - most
  const lines = [...problems.slice(0, most), ...(rest > 0 ? [`… and ${rest} more.`] : [])]
  return { ok: false, text: [...lines, 'Nothing was written.'].join('\n') }
}

/** One mistake of a kind shows what is wrong with the others. */
const most = 20

const usage = `Which files? Any of the publisher’s roles.json, jinxes.json and nightsheet.json, by path or https address:
  npm run catalogue:import -- FILE-or-URL…
  npm run catalogue:import -- --none      goes back to the facts and words of Belfry`

const written =
  'Written. The next build uses it in place of our facts and our English; to go back: npm run catalogue:import -- --none'

if (import.meta.main) {
  const { ok, text } = await importCatalogue(process.argv.slice(2), { overlay: overlayFolder, fetch })
  if (ok) console.log(text)
  else console.error(text)
  process.exitCode = ok ? 0 : 1
}
