import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { almanacKey } from '#core/script/almanac-keys.ts'
import { writeScriptFile } from '#core/script/script-file.ts'
import { packScript } from '#core/sharing/share-link.ts'
import { builderPaths, sharedScriptPath } from '#routes'
import { aScript, catalogue, custom } from '../core/script-builders.ts'
import { openPage } from './browser.ts'
import { withScript } from './stored-script.ts'

const mark = 'document.documentElement.dataset.ran=1'
const tag = `<img src=x onerror="${mark}">`
const link = `[press](javascript:${mark}) <a href="javascript:${mark}">press</a>`
const hostile = `${tag}<script>${mark}</script><svg onload="${mark}">`

const script = aScript({
  title: `${tag} Bell`,
  author: hostile,
  almanac: `javascript:${mark}`,
  logo: `javascript:${mark}`,
  background: `data:text/html,<script>${mark}</script>`,
  bootlegger: [hostile],
  customData: { almanacIntroduction: `${link} ${hostile}`, [almanacKey('warden')]: `${link}\n\n${hostile}` },
  characters: [
    'imp',
    custom('warden', {
      name: `${tag} Warden`,
      ability: hostile,
      flavor: hostile,
      image: [`javascript:${mark}`, `data:text/html,${hostile}`],
      firstNight: 3,
      firstNightReminder: `${hostile} :reminder:`,
      otherNight: 3,
      otherNightReminder: hostile,
      reminders: [tag],
      jinxes: [{ id: 'imp', reason: hostile }]
    })
  ]
})

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

describe('what somebody writes into a script is text and nothing else', () => {
  test.each([
    builderPaths.script,
    builderPaths.firstNight,
    builderPaths.almanac,
    builderPaths.jinxes,
    builderPaths.editCharacter.replace(':id', 'warden'),
    builderPaths.scriptJson
  ])('%s', async path => expectHarmless(await openPage(path, withScript(script))))

  test('a script that somebody shares', async () => {
    const packed = await packScript(writeScriptFile(script, catalogue), async bytes => gzipSync(bytes))
    await expectHarmless(
      await openPage(sharedScriptPath('en', packed.replaceAll('+', '-').replaceAll('/', '_')))
    )
  })
})
