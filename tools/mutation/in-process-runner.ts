import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import { collectTests, type RegisteredTest } from './test-registry.ts'

/**
 * A test runner of Stryker that loads the test files once and runs them again for each mutant, in the same process. A
 * mutant takes milliseconds instead of the third of a second that Vitest needs to load modules again. For tests of pure
 * functions alone: what a test leaves behind, the next one finds.
 */

/** What the instrumented code reads and writes, as Stryker describes it. */
interface Instrumentation {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  hitCount?: number | undefined
  hitLimit?: number | undefined
  mutantCoverage?: unknown
}

const instrumentation: Instrumentation = {}
Object.assign(globalThis, { __stryker__: instrumentation })

/** Tests import these modules instead. */
const replacements = new Map([
  ['vitest', new URL('./vitest-in-process.ts', import.meta.url).href],
  ['fast-check', new URL('./few-examples.ts', import.meta.url).href]
])

registerHooks({
  resolve(specifier, context, nextResolve) {
    const url = context.parentURL?.startsWith(pathToFileURL('tests/').href) && replacements.get(specifier)
    return url ? { url, shortCircuit: true } : nextResolve(specifier, context)
  }
})

const tests = new Map<string, RegisteredTest>()
let mutantRuns = 0
let isDirty = false

async function loadTests(files: readonly string[]) {
  for (const file of files) {
    const collected = await collectTests(file, () => import(pathToFileURL(file).href))
    for (const test of collected) tests.set(test.id, test)
  }
}

/** Runs a test; returns the message of its failure. */
async function failureOf(test: RegisteredTest) {
  try {
    await test.run()
    return undefined
  } catch (error) {
    return String(error)
  }
}

interface DryRun {
  testFiles?: readonly string[]
}

async function dryRun({ testFiles = [] }: DryRun) {
  await loadTests(testFiles)
  const results: object[] = []
  for (const test of tests.values()) {
    instrumentation.currentTestId = test.id
    const start = performance.now()
    const failureMessage = await failureOf(test)
    const { id, name, fileName } = test
    const result = { id, name, fileName, timeSpentMs: performance.now() - start }
    results.push(
      failureMessage === undefined ? { ...result, status: 0 } : { ...result, status: 1, failureMessage }
    )
  }
  instrumentation.currentTestId = undefined
  return { status: 'complete', tests: results, mutantCoverage: instrumentation.mutantCoverage }
}

interface MutantRun {
  activeMutant: { id: string }
  testFilter?: readonly string[]
  hitLimit?: number
}

async function mutantRun({ activeMutant, testFilter = [], hitLimit }: MutantRun) {
  // Stryker starts a new process and tries the mutant again.
  if (isDirty) process.exit(1)
  await loadTests([...new Set(testFilter.map(id => id.slice(0, id.indexOf('#'))))].filter(isNotLoaded))
  mutantRuns += 1
  Object.assign(instrumentation, { activeMutant: activeMutant.id, hitCount: 0, hitLimit })
  for (const [index, id] of testFilter.entries()) {
    const test = tests.get(id)
    if (!test) return { status: 'error', errorMessage: `There is no test ${id}` }
    const failureMessage = await failureOf(test)
    if (failureMessage === undefined) continue
    const hits = instrumentation.hitCount ?? 0
    await checkThatItPassesAgain(test)
    if (hitLimit !== undefined && hits > hitLimit) return { status: 'timeout', reason: 'Hit limit reached' }
    return { status: 'killed', failureMessage, killedBy: [id], nrOfTests: index + 1 }
  }
  instrumentation.activeMutant = undefined
  return { status: 'survived', nrOfTests: testFilter.length }
}

const isNotLoaded = (file: string) => ![...tests.values()].some(({ fileName }) => fileName === file)

/** Ends the process where a mutant left something behind; the first mutant of a process certainly failed itself. */
async function checkThatItPassesAgain(test: RegisteredTest) {
  Object.assign(instrumentation, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined })
  if ((await failureOf(test)) === undefined) return
  if (mutantRuns > 1) process.exit(1)
  isDirty = true
}

/** With `ignoreStatic`, no mutant is active while modules load, so that Stryker needn't start a process to reload them. */
const capabilities = () => ({ reloadEnvironment: true })

export const strykerPlugins = [
  { kind: 'TestRunner', name: 'in-process', value: { capabilities, dryRun, mutantRun } }
]
