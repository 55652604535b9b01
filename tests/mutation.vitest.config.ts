import { defineConfig } from 'vitest/config'

/** The unit tests as `npm run mutate` runs them: tools/mutate.ts chooses the files. */
export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/{functions,e2e,house}/**'],
    setupFiles: 'tests/mutation.setup.ts',
    testTimeout: 20_000
  }
})
