import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { runTool } from './processes/run-tool.ts'

/** One check: a tool, and what to call the check in the report. */
export interface Step {
  title: string
  tool: string
  args: readonly string[]
}

export interface Tally {
  passed: number
  failed: number
}

/** Writes the generated sources, which most other steps read. */
export const generateSteps: readonly Step[] = [
  { title: 'messages compile', tool: 'tools/messages.ts', args: [] },
  { title: 'catalogue compiles', tool: 'tools/catalogue.ts', args: [] }
]

/** Checks of sources that read no generated ones. */
export const sourceSteps: readonly Step[] = [
  { title: 'format and lint', tool: 'biome', args: ['check', '.'] },
  { title: 'types: rules, in plain Node', tool: 'tsc', args: ['-p', 'src/core/tsconfig.json'] }
]

/** The other checks that need neither a network, a build nor a browser; the longest first. */
export const staticSteps: readonly Step[] = [
  {
    title: 'types: pages',
    tool: 'astro',
    args: ['check', '--minimumSeverity', 'warning', '--tsconfig', 'tsconfig.pages.json']
  },
  { title: 'types: tests and tools', tool: 'tsc', args: ['-p', 'tests/tsconfig.json'] },
  { title: 'types: browser', tool: 'tsc', args: ['-p', 'tsconfig.json'] },
  { title: 'types: Worker', tool: 'tsc', args: ['-p', 'functions/tsconfig.json'] },
  { title: 'types: service worker', tool: 'tsc', args: ['-p', 'src/service-worker/tsconfig.json'] },
  { title: 'nothing unused', tool: 'knip', args: ['--no-progress'] }
]

/** Builds the product, for the tests that need it. */
export const buildStep: Step = { title: 'the product builds', tool: 'tools/build.ts', args: ['--if-changed'] }

/** The projects of tests/vitest.config.ts. */
export type TestProject = 'unit' | 'prints' | 'components' | 'product'

/** Something that runs to its end and reports its own result. */
export type Job = () => Promise<Tally>

export const stepJob = (step: Step): Job => {
  return async () => {
    const start = Date.now()
    const { code, output } = await runTool(step.tool, step.args)
    console.log(`${code === 0 ? '✓' : '✗'} ${step.title} (${secondsSince(start)} s)`)
    if (code !== 0) console.log(output)
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  }
}

interface Selection {
  /** A part of the test files: `1/2` is the first half. */
  shard?: `${number}/${number}`
  /** Test files, or parts of their paths. */
  only?: readonly string[]
  /** Sources: runs the tests that import one of them, directly or not. */
  relatedTo?: readonly string[]
}

/** Runs the tests of one project; all of them unless some are selected. */
export const testJob = (project: TestProject, { only = [], relatedTo, shard }: Selection = {}): Job => {
  return async () => {
    const start = Date.now()
    const name = shard ? `${project} ${shard}` : project
    const report = `tests/results/${name.replace(/\W+/g, '-')}.json`
    const command = relatedTo ? ['related', '--run', ...relatedTo] : ['run', ...only]
    const options = ['--config', 'tests/vitest.config.ts', '--project', project, '--passWithNoTests']
    if (project === 'unit') options.push('--project', 'stores')
    if (shard) options.push('--shard', shard)
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
    const { code, output } = await runTool('vitest', [...command, ...options, ...reporters])
    const tally = readReport(report, code)
    const mark = tally.failed === 0 ? '✓' : '✗'
    console.log(`${mark} ${name} tests: ${tally.passed} passed (${secondsSince(start)} s)`)
    for (const test of tally.flaky) console.log(`  passed in the second attempt: ${test}`)
    if (tally.failed > 0) console.log(withoutDots(output))
    return tally
  }
}

/** The output without the line that has a dot for each test. */
const withoutDots = (output: string) =>
  stripVTControlCharacters(output)
    .split('\n')
    .filter(line => !/^[·x×-]{20,}/.test(line))
    .join('\n')

/** Runs jobs, `width` at a time, in their order. All of them run, also after one has failed. */
export async function runJobs(jobs: readonly Job[], width = 1): Promise<Tally> {
  const waiting = [...jobs]
  const total = { passed: 0, failed: 0 }
  const lane = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      const { passed, failed } = await job()
      total.passed += passed
      total.failed += failed
    }
  }
  await Promise.all(Array.from({ length: width }, lane))
  return total
}

/** Prints the sum and ends the process with its verdict. */
export function finish(tallies: readonly Tally[]): never {
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0)
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
}

/** The parts of Vitest's JSON report that are read here. */
interface Report {
  numPassedTests: number
  numFailedTests: number
  testResults: { assertionResults: { status: string; fullName: string; failureMessages: string[] }[] }[]
}

/**
 * A run that ended badly without a failed test (a file that doesn't load) counts as one failure. `flaky` names the tests that passed
 * after a failed attempt, each with the failure's first line.
 */
function readReport(file: string, code: number): Tally & { flaky: string[] } {
  try {
    const report: Report = JSON.parse(readFileSync(file, 'utf8'))
    const results = report.testResults.flatMap(({ assertionResults }) => assertionResults)
    const flaky = results
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages }) => `${fullName} (${failureMessages[0]?.split('\n')[0]})`)
    return {
      passed: report.numPassedTests,
      failed: Math.max(report.numFailedTests, code === 0 ? 0 : 1),
      flaky
    }
  } catch {
    return { passed: 0, failed: 1, flaky: [] }
  }
}

const secondsSince = (start: number) => ((Date.now() - start) / 1000).toFixed(1)
