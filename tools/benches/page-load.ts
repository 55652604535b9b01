import type { CDPSession, Page } from 'playwright-core'

/** How a page appeared: times in milliseconds after the navigation's start. */
export interface Appearance {
  firstPaint: number
  largestPaint: number
  /** The sum of what every long task takes beyond 50 ms. */
  blockingTime: number
  /**
   * The sum of the scores of all layout shifts. Those after input count too: a phone's viewport, which is set when a page
   * opens, would count as input.
   */
  shift: number
}

/** Observes how each page that `page` opens from now on appears; the function returned says it of the present one. */
export async function observeAppearance(page: Page): Promise<() => Promise<Appearance>> {
  await page.addInitScript(() => {
    const appearance = { firstPaint: 0, largestPaint: 0, blockingTime: 0, shift: 0 }
    Object.assign(window, { appearance })
    const observe = (type: string, add: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver(list => list.getEntries().forEach(add)).observe({ type, buffered: true })
    observe('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') appearance.firstPaint = startTime
    })
    observe('largest-contentful-paint', ({ startTime }) => {
      appearance.largestPaint = startTime
    })
    observe('longtask', ({ duration }) => {
      appearance.blockingTime += duration - 50
    })
    observe('layout-shift', entry => {
      appearance.shift += Reflect.get(entry, 'value')
    })
  })
  return () => page.evaluate(() => Reflect.get(window, 'appearance'))
}

export const fileKinds = ['html', 'css', 'js', 'fonts', 'data', 'images'] as const
export type FileKind = (typeof fileKinds)[number]

interface Arrival {
  file: string
  kind: FileKind
  bytes: number
  /** Milliseconds since 1970. */
  time: number
}

/** What a page has received: bodies as they were sent, so mostly compressed. */
export interface Traffic {
  /** Bytes by kind until a moment, in milliseconds since 1970. */
  bytesUntil(time: number): Record<FileKind, number>
  /** Number of files by kind, also those that were not complete. */
  filesUntil(time: number): Record<FileKind, number>
}

/** Records what a page receives from now on, without what its service worker fetches. */
export async function recordTraffic(page: Page): Promise<Traffic> {
  const devtools = await page.context().newCDPSession(page)
  const arrivals: Arrival[] = []
  await recordArrivals(devtools, arrival => arrivals.push(arrival))
  const until = (time: number, sum: (arrivals: readonly Arrival[]) => number) => {
    const byKind = Map.groupBy(
      arrivals.filter(arrival => arrival.time <= time),
      ({ kind }) => kind
    )
    const sums = fileKinds.map(kind => [kind, sum(byKind.get(kind) ?? [])])
    return Object.fromEntries(sums) as Record<FileKind, number>
  }
  return {
    bytesUntil: time => until(time, of => of.reduce((sum, { bytes }) => sum + bytes, 0)),
    filesUntil: time => until(time, of => new Set(of.map(({ file }) => file)).size)
  }
}

async function recordArrivals(devtools: CDPSession, add: (arrival: Arrival) => void) {
  const kinds = new Map<string, FileKind>()
  // The protocol's timestamps count seconds from an unknown moment.
  let epoch = 0
  const timeOf = (timestamp: number) => (epoch + timestamp) * 1000
  devtools.on('Network.requestWillBeSent', ({ timestamp, wallTime }) => {
    epoch = wallTime - timestamp
  })
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (!response.fromServiceWorker && !response.fromDiskCache)
      kinds.set(requestId, kindOf(type, response.mimeType))
  })
  devtools.on('Network.dataReceived', ({ requestId, timestamp, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind) add({ file: requestId, kind, bytes: encodedDataLength, time: timeOf(timestamp) })
  })
  // Of a document, the protocol says only the whole length.
  devtools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    if (kinds.get(requestId) === 'html')
      add({ file: requestId, kind: 'html', bytes: encodedDataLength, time: timeOf(timestamp) })
  })
  await devtools.send('Network.enable')
}

function kindOf(type: string, mimeType: string): FileKind {
  if (type === 'Document') return 'html'
  if (type === 'Stylesheet') return 'css'
  if (type === 'Script') return 'js'
  if (type === 'Font') return 'fonts'
  if (type === 'Image') return 'images'
  return mimeType.startsWith('image/') ? 'images' : 'data'
}
