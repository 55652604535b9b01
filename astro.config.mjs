import cloudflare from '@astrojs/cloudflare'
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { homePath, locales, localizePath, redirects } from './src/routes.ts'
import { codeMirrorStyles } from './tools/build/code-mirror-styles.ts'
import { devServer } from './tools/build/dev-server.ts'
import { finishPages } from './tools/build/finish-pages.ts'
import { pageData } from './tools/build/page-data.ts'
import { playground } from './tools/build/playground.ts'
import { preload } from './tools/build/preload.ts'
import { printEngines } from './tools/build/prints/print-engines.ts'
import { workerComments } from './tools/build/worker-comments.ts'

export default defineConfig({
  site: process.env.PUBLIC_SITE ?? 'http://localhost:8787',
  output: 'server',
  trailingSlash: 'never',
  // tools/build writes styles into the pages: Astro would write those that load on demand too.
  build: { format: 'file', inlineStylesheets: 'never' },
  session: false,
  devToolbar: { enabled: false },
  // A font within a style sheet would be loaded by every page.
  vite: { build: { assetsInlineLimit: file => (file.endsWith('.woff2') ? false : undefined) } },
  adapter: cloudflare({ imageService: 'passthrough', prerenderEnvironment: 'node' }),
  integrations: [
    // Prints are drawn by web workers too, where React's refresh doesn't run.
    react({ exclude: [/node_modules/, /\/src\/print\//] }),
    ...pageData(),
    codeMirrorStyles(),
    preload(),
    playground(),
    ...printEngines(),
    workerComments(),
    devServer(),
    ...finishPages()
  ],
  redirects: Object.fromEntries(
    locales
      .flatMap(locale =>
        Object.entries(redirects).map(([from, to]) => [localizePath(locale, from), localizePath(locale, to)])
      )
      // The Worker decides where the home address leads: functions/public/open-home.ts.
      .filter(([from]) => from !== homePath)
  )
})
