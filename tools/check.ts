import { finish, runSteps, runTests, staticSteps } from './steps.ts'

/** `npm run check`: the fast half, offline. */
finish([await runSteps(staticSteps), await runTests('fast')])
