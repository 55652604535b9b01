import { finish, generateSteps, runJobs, sourceSteps, staticSteps, stepJob, testJob } from './steps.ts'

/** `npm run check`: types, lint and unit tests, offline. With files, only what concerns these. */
const files = process.argv.slice(2)
const generated = await runJobs(generateSteps.map(stepJob))
finish([generated, await runJobs(files.length > 0 ? jobsOf(files) : allJobs(), 2)])

function allJobs() {
  return [testJob('unit'), ...[...staticSteps, ...sourceSteps].map(stepJob)]
}

/** The checks that read a file of these, and the tests that import one, directly or not. */
function jobsOf(files: readonly string[]) {
  const reads: Record<string, RegExp> = {
    'types: pages': /\.astro$/,
    'types: tests and tools': /^(?:tests|tools)\/.*\.tsx?$/,
    'types: browser': /^src\/.*\.tsx?$/,
    'types: Worker': /^(?:functions|src\/(?:core|print|views|i18n)).*\.tsx?$/,
    'types: service worker': /^src\/(?:service-worker|routes).*\.ts$/,
    'types: rules, in plain Node': /^src\/core\//
  }
  const steps = [...sourceSteps, ...staticSteps].filter(({ title }) =>
    files.some(file => reads[title]?.test(file))
  )
  const lint = { title: 'format and lint', tool: 'biome', args: ['check', ...files] }
  const related = { relatedTo: files }
  return [...[lint, ...steps].map(stepJob), testJob('unit', related), testJob('components', related)]
}
