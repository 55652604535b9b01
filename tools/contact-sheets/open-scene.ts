import type { Browser, Page } from 'playwright-core'
import { type Locale, languageTags } from '../../src/routes.ts'
import { encodeWorkingCopy } from '../../src/stores/storage/working-copy.ts'
import { now, storeFurtherScripts } from '../help-screenshots/sample-script.ts'
import { waitForContent } from '../lighthouse/check-route.ts'
import type { SampleWork } from '../lighthouse/sample-work.ts'
import { watchShifts } from './checks/layout-shift.ts'
import { firstMouseWidth } from './plan-visits.ts'
import { sheetScript } from './sample-script.ts'
import type { SheetScene } from './scenes/scene.ts'

/** Milliseconds until a screen has failed to come. */
const patience = 30_000

/** Where the product answers, and who has an account there. */
export interface Stage {
  browser: Browser
  origin: string
  /** `cookie` headers. */
  cookies: { user: string; newcomer: string }
  work: SampleWork
}

export const heightOf = (width: number) => (width < firstMouseWidth ? 844 : 900)

interface OpeningOptions {
  locale: Locale
  width: number
}

/** Opens a scene in a browser profile of its own. Close the page's context when you have looked. */
export async function openScene(
  stage: Stage,
  scene: SheetScene,
  { locale, width }: OpeningOptions
): Promise<Page> {
  const page = await openProfile(stage, scene, { locale, width })
  if (scene.hasFurtherScripts) {
    await page.goto(`${stage.origin}/favicon.svg`)
    await storeFurtherScripts(page, locale)
  }
  const context = { locale, work: stage.work }
  await page.goto(stage.origin + (await scene.path(context)))
  await waitForContent(page)
  return page
}

async function openProfile(
  { browser, origin, cookies }: Stage,
  { as, open }: SheetScene,
  { locale, width }: OpeningOptions
): Promise<Page> {
  const script = encodeWorkingCopy({ id: 'sheet', script: sheetScript(locale, open) })
  const hints = JSON.stringify({ shown: [], off: true })
  const localStorage = [
    ...(open === 'empty' ? [] : [{ name: 'belfry:script', value: script }]),
    { name: 'belfry:hints', value: hints }
  ]
  const context = await browser.newContext({
    viewport: { width, height: heightOf(width) },
    hasTouch: width < firstMouseWidth,
    isMobile: width < firstMouseWidth,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale: languageTags[locale],
    timezoneId: 'UTC',
    storageState: { cookies: [], origins: [{ origin, localStorage }] }
  })
  context.setDefaultTimeout(patience)
  await context.clock.setFixedTime(now)
  await context.addInitScript(watchShifts)
  if (as !== 'guest') {
    const cookie = cookies[as ?? 'user']
    const at = cookie.indexOf('=')
    await context.addCookies([
      { name: cookie.slice(0, at), value: cookie.slice(at + 1), url: origin, httpOnly: true },
      { name: 'belfry.signed-in', value: '1', url: origin }
    ])
  }
  return context.newPage()
}
