import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { aScript } from '../core/script-builders.ts'
import { expectAccessible, openPage } from './browser.ts'
import { withScript } from './stored-script.ts'

const addCharacter = (page: Page) => page.getByRole('combobox', { name: 'Add a character' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** What a page that misses a file reports by itself. */
const missingFile = /Failed to load resource|astro-island|Failed to fetch|ERR_/

const keys = ['script', 'drafts', 'json-drafts', 'dismissed-advice', 'print', 'saved', 'last-user']

describe('what this browser stores', () => {
  test.each(['garbage', '{"version":3,"script":{}}', 'null', '[]', '{"a":1}'])(
    'may be %s: the builder opens all the same',
    async text => {
      const page = await openPage('/about')
      await page.evaluate(
        ([names, value]) => {
          for (const name of names ?? []) localStorage.setItem(`belfry:${name}`, value ?? '')
          for (const key of ['belfry:undo']) sessionStorage.setItem(key, value ?? '')
          localStorage.setItem('theme', value ?? '')
        },
        [keys, text] as const
      )
      await page.goto('/builder')
      await addCharacter(page).fill('imp')
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Imp: move' }).waitFor()
      await page.goto('/builder/export-pdf-image')
      await page.getByRole('dialog').waitFor()
    }
  )
})

describe('a file that can’t be loaded', () => {
  test('is loaded again by itself when the network fails for a moment', async () => {
    const page = await openPage('/builder', withScript(aScript({ characters: ['imp'] })), missingFile)
    let hasFailed = false
    await page.route(/\/_astro\/metadata-screen\.[^/]*\.js$/, route => {
      hasFailed = true
      return route.fulfill({ status: 503 })
    })
    await page.getByRole('link', { name: 'Meta' }).click()
    await page.getByLabel('Script name').waitFor()
    expect(hasFailed).toBe(true)
  })
})

test('a builder whose code can’t be loaded says so, and offers the script', async () => {
  const page = await openPage('/about', withScript(aScript({ title: 'Village' })), missingFile)
  await page.route(/\/_astro\/builder-island\.[^/]*\.js/, route => route.abort())
  await page.goto('/builder')
  await page.getByRole('heading', { name: 'This page couldn’t start' }).waitFor()
  await expectAccessible(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Download my script').click()
  ])
  expect(download.suggestedFilename()).toBe('belfry-script.json')
  await page.unroute(/\/_astro\/builder-island\.[^/]*\.js/)
  await button(page, 'Reload').click()
  await addCharacter(page).waitFor()
})
