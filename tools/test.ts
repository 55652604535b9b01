import { finish, generateSteps, runJobs, staticSteps, stepJob, type TestProject, testJob } from './steps.ts'

/**
 * `npm test`: everything, two jobs at a time. With paths, only the tests below them. `npm run e2e`: the tests of the
 * built product.
 */
const args = process.argv.slice(2)
const generated = await runJobs(generateSteps.map(stepJob))
finish([generated, await runJobs(jobsOf(args), 2)])

function jobsOf(paths: readonly string[]) {
  if (paths.length > 0) return projectsOf(paths).map(project => testJob(project, { only: paths }))
  return [
    testJob('product'),
    testJob('components'),
    ...staticSteps.map(stepJob),
    testJob('unit'),
    testJob('prints')
  ]
}

/** The projects whose files are below these paths; tests/vitest.config.ts says which files are in which. */
function projectsOf(paths: readonly string[]): TestProject[] {
  const projectOf = (path: string): TestProject[] => {
    if (/\.unit\.test\.ts$/.test(path)) return ['unit']
    if (/^tests\/functions\b/.test(path)) return /\.test\.ts$/.test(path) ? ['product'] : ['product', 'unit']
    if (/^tests\/e2e\b/.test(path)) return ['product']
    if (/^tests\/(?:print|images)\b/.test(path)) return ['prints']
    if (/\.test\.tsx$/.test(path)) return ['components']
    return /\.test\.ts$/.test(path) ? ['unit'] : ['unit', 'components']
  }
  return [...new Set(paths.flatMap(projectOf))]
}
