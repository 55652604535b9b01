import { defineConfig } from 'vitest/config'

/** Two halves of one report: `fast` runs anywhere and offline; `slow` starts the built product and a browser. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'fast',
          root: '.',
          include: ['tests/{core,catalogue,i18n,stores,print,views,house,tools}/**/*.test.{ts,tsx}']
        }
      },
      {
        test: {
          name: 'slow',
          root: '.',
          include: ['tests/{functions,e2e}/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 180_000,
          fileParallelism: false
        }
      }
    ]
  }
})
