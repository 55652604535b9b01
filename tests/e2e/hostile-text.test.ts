import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { writeScriptFile } from '#core/script/script-file.ts'
import { packScript } from '#core/sharing/share-link.ts'
import { builderPaths, sharedScriptPath } from '#routes'
import { catalogue } from '../core/script-builders.ts'
import { hostileScript as script } from '../fixtures/hostile-script.ts'
import { openPage } from './browser.ts'
import { withScript } from './stored-script.ts'

/** What runs is told by the page itself, what could by its elements; the policy would report what tries. */
async function expectHarmless(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.getByText('onerror=').first().waitFor({ state: 'attached' })
  const found = await page.evaluate(() => ({
    ran: document.documentElement.dataset.ran,
    elements: [...document.querySelectorAll('[onerror], [onload], [src="x"], a[href^="javascript:" i]')].map(
      element => element.outerHTML
    ),
    frames: [...document.querySelectorAll<HTMLImageElement>('img, iframe, object, embed')]
      .map(({ src }) => src)
      .filter(src => /^(?:javascript|data:text)/i.test(src))
  }))
  expect(found).toEqual({ ran: undefined, elements: [], frames: [] })
}

// tests/layouts/hostile-text.test.tsx has the other screens.
describe('what somebody writes into a script is text and nothing else, and the policy reports nothing', () => {
  test('in the builder', async () => expectHarmless(await openPage(builderPaths.almanac, withScript(script))))

  test('on the page of a script that somebody shares', async () => {
    const packed = await packScript(writeScriptFile(script, catalogue), async bytes => gzipSync(bytes))
    await expectHarmless(
      await openPage(sharedScriptPath('en', packed.replaceAll('+', '-').replaceAll('/', '_')))
    )
  })
})
