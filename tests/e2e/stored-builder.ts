import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Until the service worker has stored what works without a network: the builder, or prints and code as well. */
export async function hasStored(page: Page, wanted: 'builder' | 'everything') {
  const askWorker = () =>
    page.evaluate(() => {
      const { port1, port2 } = new MessageChannel()
      navigator.serviceWorker.controller?.postMessage({ kind: 'report', locale: 'en' }, [port2])
      return new Promise(resolve => {
        port1.onmessage = ({ data }) => resolve(data.available)
      })
    })
  await page.waitForFunction(() => navigator.serviceWorker.controller)
  await expect
    .poll(askWorker, { timeout: 60_000 })
    .toMatch(wanted === 'builder' ? /builder|everything/ : wanted)
}
