import cloudflare from '@astrojs/cloudflare'
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { locales, localPath, redirects } from './src/routes.ts'
import { codeStyles } from './tools/code-styles.ts'
import { oneLanguage } from './tools/one-language.ts'
import { playground } from './tools/playground.ts'
import { policy } from './tools/policy.ts'
import { preload } from './tools/preload.ts'
import { satoriInWorkers } from './tools/satori-worker.ts'

export default defineConfig({
  site: process.env.PUBLIC_SITE ?? 'http://localhost:8787',
  output: 'server',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'auto' },
  session: false,
  devToolbar: { enabled: false },
  adapter: cloudflare({ imageService: 'passthrough', prerenderEnvironment: 'node' }),
  integrations: [react(), oneLanguage(), codeStyles(), preload(), playground(), satoriInWorkers(), policy()],
  redirects: Object.fromEntries(
    locales.flatMap(locale =>
      Object.entries(redirects).map(([from, to]) => [localPath(locale, from), localPath(locale, to)])
    )
  )
})
