import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { builderPaths, cataloguePath, characterPath } from '../src/routes.ts'
import { build } from './build.ts'
import { auditPages, categories, minimums, type PageAudit } from './lighthouse/audit.ts'
import { saveSampleWork } from './lighthouse/sample-work.ts'
import { sweep } from './lighthouse/sweep.ts'
import { localSecret } from './serve/local-secret.ts'
import { localSession } from './serve/local-session.ts'
import { findFreePort, serve } from './serve/serve.ts'

/**
 * `npm run lighthouse`: builds and serves the product, and runs Lighthouse's mobile profile three times (`RUNS`) on the kinds
 * of pages. `npm run lighthouse -- axe`: runs axe on every route, in German and Vietnamese, wide and narrow, in both colour
 * schemes, and looks for what is wider than a phone. `ONLY=text` checks the routes whose name contains the text;
 * `SHOTS=folder` saves screenshots of the sweep. Exits with 1 when something is wrong.
 */
const runs = Number(process.env.RUNS ?? 3)
const only = process.env.ONLY ?? ''

await build()
const state = await mkdtemp(join(tmpdir(), 'belfry-lighthouse-'))
const server = await serve({ port: await findFreePort(), state })
let isGood = false
try {
  const cookie = await localSession(localSecret(state), { sub: 'sample', name: 'Mara Oakes' })
  const work = await saveSampleWork(server.origin, cookie)
  if (process.argv[2] === 'axe') {
    const folder = process.env.SHOTS
    const problems = await sweep({ origin: server.origin, cookie, work, only, folder })
    isGood = problems.length === 0
  } else {
    const routes = [
      { name: 'builder', path: builderPaths.script },
      { name: 'almanac', path: work.publicScript },
      { name: 'catalogue', path: cataloguePath },
      { name: 'character', path: characterPath('spy') }
    ]
    const audits = await auditPages(
      server.origin,
      routes.filter(({ name }) => name.includes(only)),
      runs
    )
    print(audits)
    isGood = audits.every(isGoodEnough)
  }
} finally {
  await server.stop()
  await rm(state, { recursive: true, force: true })
}
process.exit(isGood ? 0 : 1)

function print(audits: readonly PageAudit[]) {
  console.log(`\nLoad of the machine: ${loadavg()[0]?.toFixed(1)}. Medians of ${runs} runs:`)
  console.log(['', ...categories].map(text => text.padEnd(16)).join(''))
  for (const { route, scores } of audits)
    console.log(
      [route.name, ...categories.map(each => String(scores[each]))].map(text => text.padEnd(16)).join('')
    )
  for (const { route, failures } of audits)
    for (const failure of failures) console.log(`\n${route.name}: ${failure}`)
}

function isGoodEnough({ scores }: PageAudit) {
  return categories.every(category => scores[category] >= minimums[category])
}
