import { finish, runSteps, runTests, staticSteps } from './steps.ts'

/** `npm test`: everything. `npm run e2e`: only what needs the built product and a browser. */
const slowOnly = process.argv.includes('slow')

const fast = slowOnly ? [] : [await runSteps(staticSteps), await runTests('fast')]
finish([...fast, await runTests('slow')])
