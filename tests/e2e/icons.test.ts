import { expect, test } from 'vitest'
import { iconAddress, iconsVersion } from '#graphics/official-icons.ts'
import { iconSheetPath } from '#routes'
import { openPage } from './browser.ts'

test('the icons are fetched once, before any is shown, and are there without a network then', async () => {
  // Typing asks for the code for updates, which may not be there yet.
  const page = await openPage('/about', {}, /ERR_INTERNET_DISCONNECTED/)
  const fetched: string[] = []
  page.on('requestfinished', request => fetched.push(new URL(request.url()).pathname))
  const times = () => fetched.filter(path => path === iconSheetPath(iconsVersion)).length
  await page.goto('/builder')
  await expect.poll(times, { timeout: 30_000 }).toBe(1)
  await page.context().setOffline(true)
  await page.getByRole('combobox').first().fill('chef')
  const use = page.locator('.quick-hit .official-icon use').first()
  await expect.poll(() => use.evaluate((shown: SVGUseElement) => shown.getBBox().width)).toBeGreaterThan(0)
  expect(await use.getAttribute('href')).toBe(iconAddress('chef'))
  expect(times()).toBe(1)
})
