import { defineConfig } from 'vitest/config'

/** Two halves of one report: `fast` runs anywhere and offline; `slow` starts the built product and a browser. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'fast',
          root: '.',
          testTimeout: 60_000,
          include: [
            'tests/{api,core,pictures,catalogue,i18n,stores,print,prose,views,features,reference,ui,house,tools}/**/*.test.{ts,tsx}',
            'tests/*.test.ts'
          ]
        }
      },
      {
        test: {
          name: 'slow',
          root: '.',
          include: ['tests/{functions,e2e}/**/*.test.ts'],
          globalSetup: 'tests/e2e/global-setup.ts',
          testTimeout: 60_000,
          hookTimeout: 180_000,
          fileParallelism: false
        }
      }
    ]
  }
})
