import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { writeScriptFile } from '#core/script/script-file.ts'
import { packScript } from '#core/sharing/share-link.ts'
import { accountScreens } from '#layouts/builder/account-screens.ts'
import {
  aboutPath,
  apiDocsPath,
  builderPaths,
  builderScreens,
  cataloguePath,
  characterPath,
  notFoundPath,
  sharedPath,
  sharedScriptPath
} from '#routes'
import { aScript, catalogue } from '../core/script-builders.ts'
import { hostileScript } from '../fixtures/hostile-script.ts'
import { openPage } from './browser.ts'
import { withScript } from './stored-script.ts'

const script = aScript({ title: 'The Drowned Bell', characters: ['empath', 'chef', 'imp'] })

const screenPaths = builderScreens.map(screen => builderPaths[screen].replace(':id', 'imp'))
/** Without a session, these lead to the builder. */
const redirected = builderScreens
  .filter(screen => accountScreens.has(screen))
  .map(screen => builderPaths[screen].replace(':id', 'imp'))
const paths = [
  ...screenPaths,
  aboutPath,
  apiDocsPath,
  sharedPath,
  cataloguePath,
  characterPath('imp'),
  notFoundPath
]

/** Collects what the policies of the pages refuse, with the path of the page. */
async function collectRefusals(page: Page) {
  const refusals: string[] = []
  await page.exposeFunction('reportRefusal', (refusal: string) => refusals.push(refusal))
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      Reflect.get(
        window,
        'reportRefusal'
      )([location.pathname, violatedDirective, blockedURI, sample].join(' '))
    )
  )
  return refusals
}

/** Resolves once the page shows what it has loaded: its island, its fonts and its images. */
async function settle(page: Page) {
  await page.locator('h1, h2').first().waitFor()
  await page.waitForFunction(
    () =>
      !document.querySelector('.builder-skeleton, astro-island[ssr], .preview[aria-busy=true]') &&
      document.fonts.status === 'loaded' &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy')
  )
}

test('every page does only what its policy allows', async () => {
  const page = await openPage('/about', withScript(script), /status of 404/)
  const refusals = await collectRefusals(page)
  for (const path of paths) {
    await page.goto(path)
    if (redirected.includes(path)) await page.waitForURL(`**${builderPaths.script}`)
    await settle(page)
    if (path !== builderPaths.scriptJson) continue
    // The code editor has its look, although no style element may be written.
    const gutter = page.locator('.cm-gutters')
    await gutter.waitFor()
    expect(await gutter.evaluate(shown => getComputedStyle(shown).display)).toBe('flex')
  }
  expect(refusals).toEqual([])
})

/** What runs is told by the page itself, what could by its elements. */
async function expectHarmless(page: Page) {
  await settle(page)
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
test('what somebody writes into a script is text and nothing else, and a script of theirs does not run', async () => {
  const page = await openPage(builderPaths.almanac, withScript(hostileScript), /Content Security Policy/)
  const refusals = await collectRefusals(page)
  await page.reload()
  await expectHarmless(page)
  const packed = await packScript(writeScriptFile(hostileScript, catalogue), async bytes => gzipSync(bytes))
  await page.goto(sharedScriptPath('en', packed.replaceAll('+', '-').replaceAll('/', '_')))
  await expectHarmless(page)
  expect(refusals).toEqual([])

  const ran = await page.evaluate(async () => {
    const tag = document.createElement('script')
    tag.textContent = 'document.documentElement.dataset.ran = "yes"'
    document.head.append(tag)
    return document.documentElement.dataset.ran
  })
  expect(ran).toBeUndefined()
  await expect.poll(() => refusals).toEqual([expect.stringContaining('script-src')])
})
