import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  aboutPath,
  apiDocsPath,
  builderPaths,
  cataloguePath,
  characterPath,
  notFoundPath,
  sharedPath
} from '#routes'
import { aScript } from '../core/script-builders.ts'
import { openPage } from './browser.ts'
import { download, exportBell, untilShown } from './export-page.ts'
import { withScript } from './stored-script.ts'

const script = aScript({ title: 'The Drowned Bell', characters: ['empath', 'chef', 'imp'] })

/** Whatever the policy of a page refuses, the browser reports as an error, which fails the test. */
async function settled(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.locator('h1, h2').first().waitFor()
}

const screens = Object.values(builderPaths).map(path => path.replace(':id', 'imp'))

test.each([...screens, aboutPath, apiDocsPath, sharedPath, cataloguePath, characterPath('imp')])(
  '%s does only what its policy allows',
  async path => settled(await openPage(path, withScript(script)))
)

test('so does the page that says there is none', async () => {
  await settled(await openPage(notFoundPath, {}, /status of 404/))
})

test('a preview and a file are made under the policy', async () => {
  const page = await exportBell()
  await untilShown(page)
  const { content } = await download(page, 'Download PDF')
  expect(content.subarray(0, 4).toString()).toBe('%PDF')
})

test('the code editor has its look, although no style element may be written', async () => {
  const page = await openPage(builderPaths.scriptJson, withScript(script))
  const gutter = page.locator('.cm-gutters')
  await gutter.waitFor()
  expect(await gutter.evaluate(shown => getComputedStyle(shown).display)).toBe('flex')
})

test('a script that somebody wrote into a page does not run', async () => {
  const page = await openPage('/builder', withScript(script), /Content Security Policy/)
  await settled(page)
  const ran = await page.evaluate(async () => {
    const tag = document.createElement('script')
    tag.textContent = 'document.documentElement.dataset.ran = "yes"'
    document.head.append(tag)
    return document.documentElement.dataset.ran
  })
  expect(ran).toBeUndefined()
})
