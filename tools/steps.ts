import { readFileSync } from 'node:fs'
import { runTool } from './command.ts'

/** What a check runs, in the words of who reads its line. */
export interface Step {
  title: string
  tool: string
  words: readonly string[]
}

export interface Tally {
  passed: number
  failed: number
}

/** The half that needs neither network, build nor browser, apart from its tests. */
export const staticSteps: readonly Step[] = [
  { title: 'messages compile', tool: 'tools/messages.ts', words: [] },
  { title: 'catalogue compiles', tool: 'tools/catalogue.ts', words: [] },
  { title: 'format and lint', tool: 'biome', words: ['check', '.'] },
  { title: 'types: rules, in plain Node', tool: 'tsc', words: ['-p', 'src/core/tsconfig.json'] },
  { title: 'types: Worker', tool: 'tsc', words: ['-p', 'functions/tsconfig.json'] },
  { title: 'types: browser', tool: 'tsc', words: ['-p', 'tsconfig.json'] },
  { title: 'types: tests and tools', tool: 'tsc', words: ['-p', 'tests/tsconfig.json'] },
  { title: 'types: pages', tool: 'astro', words: ['check', '--minimumSeverity', 'warning'] },
  { title: 'nothing unused', tool: 'knip', words: ['--no-progress'] }
]

/** Runs steps one after the other, all of them, and shows what those that fail have to say. */
export async function runSteps(steps: readonly Step[]): Promise<Tally> {
  const tally = { passed: 0, failed: 0 }
  for (const step of steps) {
    const began = Date.now()
    const { code, output } = await runTool(step.tool, step.words)
    tally[code === 0 ? 'passed' : 'failed'] += 1
    console.log(`${code === 0 ? '✓' : '✗'} ${step.title} (${seconds(began)} s)`)
    if (code !== 0) console.log(output)
  }
  return tally
}

/** Runs the tests of one half. */
export async function runTests(project: 'fast' | 'slow'): Promise<Tally> {
  const began = Date.now()
  const report = `tests/results/${project}.json`
  const words = ['run', '--config', 'tests/vitest.config.ts', '--project', project]
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const { code, output } = await runTool('vitest', [...words, ...reporters])
  const tally = readReport(report, code)
  console.log(
    `${tally.failed === 0 ? '✓' : '✗'} ${project} tests: ${tally.passed} passed (${seconds(began)} s)`
  )
  if (tally.failed > 0) console.log(output)
  return tally
}

/** Says how it went and ends the process accordingly. */
export function finish(tallies: readonly Tally[]): never {
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0)
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
}

/** A run that ended badly without a failed test (a file that does not load) counts as one failure. */
function readReport(file: string, code: number): Tally {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'))
    return { passed: numPassedTests, failed: Math.max(numFailedTests, code === 0 ? 0 : 1) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

const seconds = (began: number) => ((Date.now() - began) / 1000).toFixed(1)
