import { expect, inject, test } from 'vitest'
import { builderPath, locales } from '#routes'
import { manifestPath, startPath } from '#routes/app-paths.ts'
import { openPage } from './browser.ts'

test.each(locales)('the browser finds nothing to complain about in the manifest in %s', async locale => {
  const page = await openPage(builderPath(locale, 'script'))
  const session = await page.context().newCDPSession(page)
  const { url, errors, data } = await session.send('Page.getAppManifest')
  expect(new URL(url).pathname).toBe(manifestPath(locale))
  expect(errors).toEqual([])
  expect(JSON.parse(data ?? '')).toMatchObject({ id: '/', start_url: startPath(locale) })
})

test('a manifest is served as one', async () => {
  const response = await fetch(inject('origin') + manifestPath('fr'))
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toMatch(/^application\/manifest\+json/)
})

test('the installed app starts at the screen and in the language that were left', async () => {
  const page = await openPage('/de/builder')
  await page.getByRole('link', { name: 'Erste', exact: true }).click()
  // The address comes first, the screen once it is loaded.
  await page.waitForFunction(() => localStorage.getItem('belfry:last-screen')?.endsWith('/first-night'))
  // The page that starts leaves before it is loaded.
  await page.goto(startPath('en'), { waitUntil: 'commit' })
  await page.waitForURL('**/de/builder/first-night')
  await page.getByRole('heading', { level: 1 }).waitFor()
  // Signed out, the lists of the account are no place to start at. The builder would note its own screen once it is loaded.
  await page.goto('/favicon.svg')
  await page.evaluate(() => localStorage.setItem('belfry:last-screen', '/de/my-scripts'))
  await page.goto(startPath('de'), { waitUntil: 'commit' })
  await page.waitForURL('**/de/builder')
})
