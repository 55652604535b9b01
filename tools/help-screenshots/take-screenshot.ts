import type { Browser, BrowserContext, Page } from 'playwright-core'
import { sessionPath } from '../../src/routes/sign-in-paths.ts'
import { type Locale, languageTags } from '../../src/routes.ts'
import { waitForContent } from '../lighthouse/check-route.ts'
import { now, storedSample, storeFurtherScripts } from './sample-script.ts'
import type { Scene } from './scenes.ts'

export const colourSchemes = ['light', 'dark'] as const
export type ColourScheme = (typeof colourSchemes)[number]

/** The site's address on screenshots that show one: in a link and its QR code. */
const shownOrigin = 'https://belfry.example'
const usualWindow = { width: 1000, height: 640 }

/** Notes about what has just been done are no part of a screen. */
const hidden = '.toasts { display: none }'

/** Milliseconds until a screen has failed to come. */
const patience = 60_000

/** How often a screen may still change after everything has loaded. */
const mostChanges = 10

/**
 * Opens a scene in a new browser profile in which the sample script is open, and takes PNG screenshots of it.
 *
 * @param origin where the built product answers
 * @returns one for each colour scheme that is asked for
 */
export async function takeScreenshots(
  browser: Browser,
  origin: string,
  { scene, locale, schemes }: { scene: Scene; locale: Locale; schemes: readonly ColourScheme[] }
): Promise<Buffer[]> {
  const site = scene.showsAddress ? shownOrigin : origin
  const context = await browser.newContext({
    viewport: scene.window ?? usualWindow,
    reducedMotion: 'reduce',
    colorScheme: schemes[0] ?? 'light',
    serviceWorkers: 'block',
    locale: languageTags[locale],
    timezoneId: 'UTC',
    storageState: {
      cookies: [],
      origins: [{ origin: site, localStorage: storedSample(locale, { isUnfinished: scene.isUnfinished }) }]
    }
  })
  try {
    context.setDefaultTimeout(patience)
    await context.clock.setFixedTime(now)
    if (scene.showsAddress) await answerFrom(context, origin)
    if (scene.isSignedIn) await signIn(context, site)
    const page = await context.newPage()
    if (scene.hasFurtherScripts) {
      await page.goto(`${site}/favicon.svg`)
      await storeFurtherScripts(page, locale)
    }
    await page.goto(site + scene.path(locale))
    await waitForContent(page)
    await scene.prepare?.(page, locale)
    const pictures: Buffer[] = []
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      pictures.push(await takePicture(page, scene))
    }
    return pictures
  } finally {
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
  }
}

/** Lets the product at `origin` answer for the site's address. */
const answerFrom = (context: BrowserContext, origin: string) =>
  context.route(`${shownOrigin}/**`, async route => {
    const { pathname, search } = new URL(route.request().url())
    const response = await route.fetch({ url: origin + pathname + search, maxRedirects: 0, maxRetries: 3 })
    await route.fulfill({ response })
  })

/** Shows somebody signed in, without an account: the screens of the scenes only ask who it is. */
async function signIn(context: BrowserContext, site: string) {
  await context.addCookies([{ name: 'belfry.signed-in', value: '1', url: site }])
  await context.route(site + sessionPath, route =>
    route.fulfill({ json: { state: 'in', user: { id: 'help', name: 'Ada Moreau' } } })
  )
}

/** Waits for fonts, images and loads that are still running, and until nothing on the screen changes any more. */
async function takePicture(page: Page, scene: Scene): Promise<Buffer> {
  await page.mouse.move(0, 0)
  // The builder asks for its fonts last.
  await page.waitForFunction(() => document.documentElement.dataset.fonts === undefined)
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
    const inWindow = [...document.images].filter(image => image.getBoundingClientRect().top < innerHeight)
    await Promise.allSettled(inWindow.map(image => image.decode()))
  })
  let last = await capture(page, scene)
  for (let changes = 0; changes < mostChanges; changes += 1) {
    const next = await capture(page, scene)
    if (next.equals(last)) return next
    last = next
  }
  throw new Error('The screen of the scene does not come to rest')
}

async function capture(page: Page, { element = '#content', height }: Scene): Promise<Buffer> {
  const box = await page.locator(element).first().boundingBox()
  const size = page.viewportSize()
  if (!box || !size) throw new Error(`The scene has no ${element}`)
  const x = Math.max(0, Math.round(box.x))
  const y = Math.max(0, Math.round(box.y))
  const bottom = Math.min(size.height, box.y + box.height, y + (height ?? Number.POSITIVE_INFINITY))
  const clip = {
    x,
    y,
    width: Math.floor(Math.min(size.width, box.x + box.width)) - x,
    height: Math.floor(bottom) - y
  }
  return page.screenshot({ clip, caret: 'hide', animations: 'disabled', style: hidden })
}
