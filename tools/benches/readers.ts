import { type Browser, type BrowserContextOptions, devices } from 'playwright-core'
import { aboutPath, cataloguePath, characterPath } from '../../src/routes.ts'
import { saveSampleWork } from '../lighthouse/sample-work.ts'
import { localSecret } from '../serve/local-secret.ts'
import { localSession } from '../serve/local-session.ts'
import { type Bench, type Measure, measureParts, medianOf } from './measure.ts'
import { type FileKind, fileKinds, observeAppearance, recordTraffic } from './page-load.ts'
import { serveFiles } from './small-server.ts'
import { openThrottledPage, slowPhone, withBrowser, withProfile } from './throttled-page.ts'

const runs = 5
/** Milliseconds after which fonts and images of a page are there. */
const settleTime = 2_500

const { viewport, deviceScaleFactor, isMobile, hasTouch } = devices['Moto G4'] ?? {}
const phone = { viewport, deviceScaleFactor, isMobile, hasTouch } as BrowserContextOptions

interface Reading {
  largestPaint: number
  shift: number
  /** What the page has received when its largest text is painted. */
  bytes: Record<FileKind, number>
  files: Record<FileKind, number>
}

/**
 * First visits of the pages that people read, on a phone with slow 4G and a 4x slower CPU. The floor of each page is a page
 * without styles that has the same text.
 */
export const measureReaders: Bench = async ({ origin, state, parts: requested }) => {
  const cookie = await localSession(localSecret(state), { sub: 'bench', name: 'Bench' })
  const { publicScript, publicCharacter } = await saveSampleWork(origin, cookie)
  const paths: Readonly<Record<string, string>> = {
    script: publicScript,
    character: publicCharacter,
    catalogue: cataloguePath,
    official: characterPath('spy'),
    about: aboutPath
  }
  return withBrowser(async browser => {
    const parts = Object.entries(paths).map(([name, path]) => [
      name,
      () => measurePage(browser, origin, name, path)
    ])
    return measureParts(Object.fromEntries(parts), requested)
  })
}

async function measurePage(browser: Browser, origin: string, name: string, path: string): Promise<Measure[]> {
  const floor = await serveFiles({
    [path]: { type: 'text/html', body: await sameText(browser, origin + path) }
  })
  const ours: Reading[] = []
  const theirs: Reading[] = []
  for (let run = 0; run < runs; run++) {
    ours.push(await read(browser, origin + path))
    theirs.push(await read(browser, floor.origin + path))
  }
  floor.stop()
  const paintOf = (readings: readonly Reading[]) => medianOf(readings.map(({ largestPaint }) => largestPaint))
  const ratio = medianOf(ours.map(({ largestPaint }, run) => largestPaint / (theirs[run]?.largestPaint ?? 0)))
  const row = (what: string, value: number, unit: Measure['unit']) => ({
    what: `${name}: ${what}`,
    value,
    unit
  })
  const files = (kinds: readonly FileKind[]) =>
    medianOf(ours.map(({ files }) => kinds.reduce((sum, kind) => sum + files[kind], 0)))
  return [
    { ...row('largest paint', paintOf(ours), 'ms'), floor: paintOf(theirs) },
    { ...row('largest paint beside the same text', ratio, '×'), budget: 1.2 },
    row(
      'received by then',
      medianOf(ours.map(({ bytes }) => fileKinds.reduce((sum, kind) => sum + bytes[kind], 0))) / 1024,
      'KB'
    ),
    { ...row('style sheets by then', files(['css']), ''), budget: 1 },
    { ...row('fonts by then', files(['fonts']), ''), budget: 2 },
    { ...row('other files by then', files(['js', 'data', 'images']), ''), budget: 0 },
    { ...row('shift of layout', Math.max(...ours.map(({ shift }) => shift)), ''), budget: 0 }
  ]
}

const read = (browser: Browser, url: string): Promise<Reading> =>
  withProfile(browser, phone, async profile => {
    const page = await openThrottledPage(profile, slowPhone)
    const appearance = await observeAppearance(page)
    const traffic = await recordTraffic(page)
    await page.goto(url)
    await page.waitForTimeout(settleTime)
    const { largestPaint, shift } = await appearance()
    const time = (await page.evaluate(() => performance.timeOrigin)) + largestPaint
    return { largestPaint, shift, bytes: traffic.bytesUntil(time), files: traffic.filesUntil(time) }
  })

/** A page with the texts of another, each line a paragraph: also those that the browser leaves out until they are in sight. */
const sameText = (browser: Browser, url: string): Promise<string> =>
  withProfile(browser, { ...phone, bypassCSP: true }, async profile => {
    const page = await profile.newPage()
    await page.goto(url)
    await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
    const lines = await page.locator('main').evaluate((main: HTMLElement) => {
      // biome-ignore lint/performance/useDomNodeTextContent: the text as it is shown, in lines
      const paragraphs = main.innerText.split(/\n+/).map(line => {
        const paragraph = document.createElement('p')
        paragraph.textContent = line
        return paragraph.outerHTML
      })
      return paragraphs.join('')
    })
    return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Floor</title><link rel="icon" href="data:,">${lines}</html>`
  })
