import {
  buildStep,
  finish,
  generateSteps,
  runJobs,
  sourceSteps,
  staticSteps,
  stepJob,
  type TestProject,
  testJob
} from './steps.ts'

/**
 * `npm test`: everything. With paths, only the tests below them. `npm run e2e`: the tests of the
 * built product.
 */
const paths = process.argv.slice(2)
const first = paths.length > 0 ? generateSteps : [...generateSteps, ...sourceSteps]
const tallies = [await runJobs(first.map(stepJob), 2)]
if (paths.length > 0) {
  const jobs = projectsOf(paths).map(project => testJob(project, { only: paths }))
  tallies.push(await runJobs(jobs))
} else {
  const building = runJobs([stepJob(buildStep)])
  // Each half of the product's tests starts a server of its own, with a state of its own.
  const halves = (['1/2', '2/2'] as const).map(shard => async () => {
    await building
    return testJob('product', { shard })()
  })
  const others = [testJob('prints'), ...staticSteps.map(stepJob)]
  // The longest first. With more than two at once, browsers wait so long for each other that tests fail.
  const tested = runJobs([testJob('components'), ...halves, ...others], 2)
  tallies.push(await building, await tested)
  // Alone, since some of them measure how time grows, which browsers at work disturb.
  tallies.push(await runJobs([testJob('unit')]))
}
finish(tallies)

/** The projects whose files are below these paths; tests/vitest.config.ts says which files are in which. */
function projectsOf(paths: readonly string[]): TestProject[] {
  const projectOf = (path: string): TestProject[] => {
    if (/\.unit\.test\.ts$/.test(path)) return ['unit']
    if (/^tests\/functions\b/.test(path)) return /\.test\.ts$/.test(path) ? ['product'] : ['product', 'unit']
    if (/^tests\/e2e\b/.test(path)) return ['product']
    if (/^tests\/(?:print|images)\b/.test(path)) return ['prints', 'unit']
    if (/\.test\.tsx$/.test(path)) return ['components']
    return /\.test\.ts$/.test(path) ? ['unit'] : ['unit', 'components']
  }
  return [...new Set(paths.flatMap(projectOf))]
}
