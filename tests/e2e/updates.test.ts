import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deviceImageCache } from '#routes/service-worker-paths.ts'
import { aScript } from '../core/script-builders.ts'
import { openPage } from './browser.ts'
import { onNetwork } from './network.ts'
import { hasStored } from './stored-builder.ts'
import { withScript } from './stored-script.ts'
import { buildA, makeBuildB, makeBuildOff } from './updates/builds.ts'
import { type StaticSite, serveSite } from './updates/static-site.ts'

let builds: { b: Awaited<ReturnType<typeof makeBuildB>>; off: Awaited<ReturnType<typeof makeBuildOff>> }

beforeAll(async () => {
  const [b, off] = await Promise.all([makeBuildB('script-json-screen.'), makeBuildOff()])
  builds = { b, off }
})
afterAll(async () => {
  await Promise.all([builds.b.remove(), builds.off.remove()])
})

const village = aScript({
  title: 'Village',
  characters: ['chef', 'empath', 'monk', 'spy', 'baron', 'imp', 'drunk', 'saint', 'butler', 'mayor', 'slayer']
})

/** The site of these tests has no API. */
const expected = /404/

/** Opens a page of the site in a new browser, and waits for the worker to store what the page needs. */
async function openSite(site: StaticSite, path: string): Promise<Page> {
  const options = { ...onNetwork(site, withScript(village)), viewport: { width: 1280, height: 500 } }
  const page = await openPage('/about', options, expected)
  await page.context().addInitScript(holdChecks)
  await page.goto(path)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await hasUpdateChecks(page)
  return page
}

declare global {
  var dueCheck: (() => void) | undefined
}

/** Takes hold of the check that is due every 5 minutes, so that a test can let it run at once. */
function holdChecks() {
  const start = setInterval
  const hold = (run: () => void, delay: number) => {
    if (delay === 300_000) globalThis.dueCheck = run
    return start(run, delay)
  }
  Object.assign(globalThis, { setInterval: hold })
}

const hasUpdateChecks = (page: Page) => page.waitForFunction(() => globalThis.dueCheck !== undefined)

/** Lets the 5 minutes pass. */
async function checkNow(page: Page) {
  await hasUpdateChecks(page)
  await page.evaluate(() => globalThis.dueCheck?.())
}

const buildOf = (page: Page) =>
  page.evaluate(() => document.querySelector('meta[name="build"]')?.getAttribute('content') ?? 'A')
const offer = (page: Page) => page.getByRole('dialog', { name: 'Update available' })
const importText = (page: Page) => page.getByRole('textbox', { name: 'Or paste text' })

/** Accepts the offer and waits for the page that the reload brings. */
async function accept(page: Page) {
  await Promise.all([page.waitForEvent('load'), offer(page).getByRole('button', { name: 'Reload' }).click()])
}

test('an update, a rollback and the kill switch reach a page in the middle of an import, and nothing is lost', async () => {
  const site = await serveSite(buildA)
  const page = await openSite(site, '/builder/metadata')
  await page.getByRole('textbox', { name: 'Script name' }).fill('Hamlet')
  await page.getByRole('link', { name: 'Script', exact: true }).click()
  await page.getByRole('button', { name: 'Imp: move' }).waitFor()
  await page.mouse.move(600, 300)
  await page.mouse.wheel(0, 180)
  await page.waitForFunction(() => scrollY === 180)
  // Without scrolling to the link, as a click by pointer would.
  await page.getByRole('link', { name: 'Import' }).dispatchEvent('click')
  await importText(page).pressSequentially('["chef", "imp"]')

  site.deploy(builds.b.folder)
  await checkNow(page)
  await offer(page)
    .getByText('There is a new update available. Please click reload button to update.')
    .waitFor()
  expect(await buildOf(page)).toBe('A')
  await accept(page)
  expect(await buildOf(page)).toBe('B')
  await isAsLeft(page)

  site.deploy(buildA)
  await checkNow(page)
  await accept(page)
  expect(await buildOf(page)).toBe('A')
  await isAsLeft(page)

  site.deploy(builds.off.folder)
  await Promise.all([page.waitForEvent('load'), checkNow(page)])
  await isAsLeft(page)
  const countWorkers = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await expect.poll(countWorkers, { timeout: 60_000 }).toBe(0)
  // The images that only this device has are the user's.
  const left = await page.evaluate(() => caches.keys())
  expect(left.filter(name => name !== deviceImageCache)).toEqual([])
  await page.reload()
  await isAsLeft(page)
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Village' }).waitFor()
})

async function isAsLeft(page: Page) {
  await page.getByRole('dialog', { name: 'Import a script' }).waitFor()
  await page.waitForFunction(() => document.querySelector('textarea')?.value === '["chef", "imp"]')
  await page.locator('.dialog-foot button:enabled', { hasText: 'Import' }).waitFor()
  await page.waitForFunction(() => Math.abs(scrollY - 180) < 2)
  await page.getByRole('heading', { level: 1, name: 'Hamlet', includeHidden: true }).waitFor()
}

test('of two tabs the one that isn’t reloaded continues with its build, whose files the server no longer has', async () => {
  const site = await serveSite(buildA)
  const one = await openSite(site, '/builder')
  const two = await one.context().newPage()
  await two.goto('/about')
  await hasStored(one, 'everything')

  site.deploy(builds.b.folder)
  await checkNow(one)
  await offer(one).getByRole('button', { name: 'Later' }).click()
  await accept(two)
  expect(await buildOf(two)).toBe('B')
  expect(await buildOf(one)).toBe('A')

  await one.getByRole('link', { name: 'JSON', exact: true }).click()
  await one.getByRole('textbox', { name: 'Script JSON' }).waitFor()
  expect([...site.missing].filter(path => path.startsWith('/_astro/'))).toEqual([])
  await one.getByRole('button', { name: 'Update available' }).click()
  await accept(one)
  expect(await buildOf(one)).toBe('B')
  await one.getByRole('textbox', { name: 'Script JSON' }).waitFor()
})
