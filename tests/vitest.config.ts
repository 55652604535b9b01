import { resolve } from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { componentPlugins } from '../tools/build/one-language.ts'
import { browserOptions } from '../tools/processes/launch-browser.ts'
import { readPdfPages } from './components/pdf-command.ts'
import { TestOrder } from './test-order.ts'

/** Tests of the built Worker. Those named `*.unit.test.ts` run modules of the Worker in Node. */
const workerTests = 'tests/functions/**/!(*.unit).test.ts'

/**
 * Attempts after a failed one, in tests that share a browser with others: a busy machine delays its pages. Tests that need it are
 * named at the end of the run, so that they are mended.
 */
const browserRetries = 1

/** How long a test of sources may take: a busy machine needs more than Vitest's 5 s. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000 }

/** Spies on modules that other tests of prints have loaded. */
const replacesModules = 'tests/print/plan-once.test.ts'

/** These replace modules that other files have loaded, begin with modules that nothing has happened to, or leave the page. */
const ownPages = [
  'tests/features/export/{excess,preview/zoom,download/file-export,form/token-image,warnings/preflight-line}.test.tsx',
  'tests/features/export/worker/{image-cache,print-client}.test.tsx',
  'tests/features/share/shared-script-loading.test.tsx',
  'tests/features/install/install-hint.test.tsx'
]

/** The build of React that ships, in place of the one for development. */
const productionReact = [
  ['react', 'react/cjs/react.production.js'],
  ['react/jsx-runtime', 'react/cjs/react-jsx-runtime.production.js'],
  ['react-dom', 'react-dom/cjs/react-dom.production.js'],
  ['react-dom/client', 'react-dom/cjs/react-dom-client.production.js'],
  ['scheduler', 'scheduler/cjs/scheduler.production.js']
].map(([name, file]) => ({ find: new RegExp(`^${name}$`), replacement: resolve(`node_modules/${file}`) }))

/**
 * `unit` runs in Node, offline. `prints` does too, and lays out and paints whole prints. `components` renders screens in
 * a browser, from sources and without a server. `product` starts the built product and a browser.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: TestOrder },
    projects: [
      {
        test: {
          name: 'unit',
          root: '.',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/{print,images,stores,e2e}/**', workerTests],
          // Files share their workers: what a file changes for good, it changes back.
          isolate: false,
          ...patience
        }
      },
      {
        // Stores hold their state in modules, so each file gets modules of its own.
        test: {
          name: 'stores',
          root: '.',
          include: ['tests/stores/**/*.test.ts', replacesModules],
          ...patience
        }
      },
      {
        // Development JSX would capture a stack for every element.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'prints',
          root: '.',
          include: ['tests/{print,images}/**/*.test.ts'],
          exclude: [replacesModules],
          // Files share fonts, the layout engine and modules, which load for seconds.
          isolate: false,
          ...patience
        }
      },
      {
        plugins: componentPlugins(),
        // React as it ships: the development build captures a stack for every element and times every render.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        resolve: { alias: productionReact },
        optimizeDeps: {
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-runtime',
            'vitest-browser-react',
            'axe-core',
            'zod',
            'zod/mini',
            'nanostores',
            '@nanostores/react',
            '@nanostores/persistent',
            'lucide-react',
            'idb',
            'react-hook-form',
            '@lezer/markdown',
            'client-zip',
            'uqr',
            '@codemirror/autocomplete',
            '@codemirror/commands',
            '@codemirror/lang-json',
            '@codemirror/language',
            '@codemirror/lint',
            '@codemirror/search',
            '@codemirror/state',
            '@codemirror/view',
            '@lezer/common',
            '@lezer/highlight',
            '@lezer/json',
            'hono/client',
            '@cantoo/fontkit',
            '@cantoo/pdf-lib',
            '@resvg/resvg-wasm',
            'satori/standalone'
          ]
        },
        test: {
          name: 'components',
          root: '.',
          include: ['tests/{features,layouts,tools,ui,views}/**/*.test.tsx'],
          setupFiles: 'tests/components/setup.ts',
          ...patience,
          retry: browserRetries,
          // A screen's first test in a file loads the screen's modules.
          expect: { poll: { timeout: 20_000 } },
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: await browserOptions(),
              actionTimeout: 20_000,
              // An animation is only waited for: a click comes when its target stands still.
              contextOptions: { reducedMotion: 'reduce' }
            }),
            instances: [
              // Files share a page, which would load all modules and styles anew for each: what a file changes for good, it changes back.
              { browser: 'chromium', name: 'components', isolate: false, exclude: ownPages },
              { browser: 'chromium', name: 'components with own pages', include: ownPages }
            ],
            // Nobody debugs into packages here.
            dependencySourcemaps: false,
            viewport: { width: 1280, height: 800 },
            locators: { exact: false },
            commands: { readPdfPages },
            screenshotDirectory: 'tests/results/screenshots'
          }
        }
      },
      {
        test: {
          name: 'product',
          root: '.',
          include: [workerTests, 'tests/e2e/**/*.test.ts'],
          globalSetup: 'tests/e2e/global-setup.ts',
          // These times only pass when something fails: a busy machine of two cores may take ten times as long as a quiet one.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 20_000 } },
          retry: browserRetries,
          fileParallelism: false,
          // Files share their worker, which would load modules and start a browser anew for each.
          isolate: false
        }
      }
    ]
  }
})
