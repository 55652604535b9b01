import { mkdirSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'
import { type Locale, localizePath } from '../../src/routes.ts'
import { encodeWorkingCopy } from '../../src/stores/storage/working-copy.ts'
import { browserOptions } from '../processes/launch-browser.ts'
import { checkRoute, waitForContent } from './check-route.ts'
import { allRoutes, type CheckedRoute } from './routes.ts'
import type { SampleWork } from './sample-work.ts'

/** The languages with the longest words and with the most accents. */
const languages: readonly Locale[] = ['de', 'vi']

interface SweepOptions {
  origin: string
  cookie: string
  work: SampleWork
  /** Checks the routes whose name contains this alone. */
  only?: string | undefined
  /** Saves screenshots here. */
  folder?: string | undefined
}

/** Runs axe on every route, and looks for what is wider than a phone. Prints and returns what is wrong. */
export async function sweep(options: SweepOptions): Promise<string[]> {
  const { origin, cookie, work, only = '', folder } = options
  if (folder) mkdirSync(folder, { recursive: true })
  const browser = await chromium.launch(await browserOptions())
  const routes = allRoutes(work).filter(({ name }) => name.includes(only))
  try {
    const found: string[] = []
    for (const locale of languages) {
      const page = await openSignedIn(browser, { origin, cookie, work })
      for (const route of routes) {
        const problems = await visit(route, locale).catch(error => [String(error).split('\n')[0] ?? ''])
        console.log(`${problems.length === 0 ? '✓' : '✗'} ${locale} ${route.name}`)
        for (const problem of problems) console.log(`  ${problem}`)
        found.push(...problems)
      }
      async function visit({ name, path }: CheckedRoute, locale: Locale) {
        await page.goto(origin + localizePath(locale, path))
        await waitForContent(page)
        return checkRoute(page, folder && `${folder}/${locale}-${name.replaceAll(' ', '-')}`)
      }
      await page.context().close()
    }
    return found
  } finally {
    await browser.close()
  }
}

/** A page of a user with the sample script open. */
async function openSignedIn(
  browser: Browser,
  { origin, cookie, work }: Pick<SweepOptions, 'origin' | 'cookie' | 'work'>
) {
  const value = encodeWorkingCopy({ id: 'first', script: work.script })
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin, localStorage: [{ name: 'belfry:script', value }] }] }
  })
  const at = cookie.indexOf('=')
  await context.addCookies([
    { name: cookie.slice(0, at), value: cookie.slice(at + 1), url: origin, httpOnly: true },
    { name: 'belfry.signed-in', value: '1', url: origin }
  ])
  return context.newPage()
}
