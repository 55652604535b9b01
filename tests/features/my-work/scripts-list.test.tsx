import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openUrl } from '#stores/router.ts'
import { expectAccessible } from '../../components/accessibility.ts'
import { overflow } from '../../components/render-page.tsx'
import { aScript } from '../../core/script-builders.ts'
import { choose, entry, heading, many, openMyScripts, shows, sortBy, two, undo } from './my-work-helpers.tsx'

test('shows what was saved, by search and in the chosen order', async () => {
  await openMyScripts(two)
  await shows(['Đêm Chuông', 'Nine Bells'])
  expect(entry('Nine Bells').element().textContent).toMatch(
    /by Mara Oakes.*2 Townsfolk.*1 Demon.*Changed.*Private/
  )
  const search = page.getByRole('searchbox', { name: 'Search by name or author' })
  await userEvent.keyboard('/')
  await userEvent.keyboard('mara nine')
  await shows(['Nine Bells'])
  await search.fill('nobody')
  await expect.element(heading('No results')).toBeVisible()
  await expect.element(page.getByText('None of your scripts has “nobody”')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await shows(['Đêm Chuông', 'Nine Bells'])
  await search.fill('dem')
  await shows(['Đêm Chuông'])
  await userEvent.keyboard('{Escape}')
  await shows(['Đêm Chuông', 'Nine Bells'])
})

test('is sorted by last change, name, or age', async () => {
  const scripts = ['Bells', 'Chimes', 'Anvil'].map(title => aScript({ title }))
  const { server, ids } = await openMyScripts(scripts)
  await shows(['Anvil', 'Chimes', 'Bells'])
  server.saveElsewhere(aScript({ title: 'Bells', author: 'Idris Vale' }), ids[0])
  await sortBy('Name')
  await shows(['Anvil', 'Bells', 'Chimes'])
  await sortBy('Newest')
  await shows(['Anvil', 'Chimes', 'Bells'])
  await sortBy('Last changed')
  await shows(['Bells', 'Anvil', 'Chimes'])
})

test('has pages, which the keyboard turns', async () => {
  await openMyScripts(many(26))
  await sortBy('Name')
  await expect.element(page.getByText('1–24 of 26')).toBeVisible()
  await expect.poll(() => document.querySelector('.script-entry-open')?.textContent).toBe('Night 01')
  const second = page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: 'Page 2' })
  second.element().focus()
  await userEvent.keyboard('{Enter}')
  await shows(['Night 25', 'Night 26'])
  await expect.poll(() => document.activeElement?.textContent).toBe('25–26 of 26')
  await expect.element(second).toHaveAttribute('aria-current', 'page')
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Night 25' })).toBeVisible()
})

test('goes to the last page when the last entry of a page was deleted', async () => {
  await openMyScripts(many(25))
  await sortBy('Name')
  await page.getByRole('button', { name: 'Page 2' }).click()
  await shows(['Night 25'])
  await choose('Night 25', 'Delete')
  await expect.element(page.getByText('1–24 of 24')).toBeVisible()
  await undo()
  await expect.element(page.getByRole('button', { name: 'Page 2' })).toBeVisible()
})

test('says what to do while nothing is saved', async () => {
  await openMyScripts([])
  await expect.element(heading('Nothing saved yet')).toBeVisible()
  await expectAccessible()
})

test('says that the server cannot be reached, keeps the list, and continues when it can', async () => {
  const { server } = await openMyScripts(two)
  await shows(['Đêm Chuông', 'Nine Bells'])
  server.meet((_, path) => (path === '/api/scripts' ? 'unreachable' : undefined))
  await sortBy('Name')
  const alert = page.getByRole('alert')
  await expect.element(alert.getByText('The server can’t be reached')).toBeVisible()
  await shows(['Đêm Chuông', 'Nine Bells'])
  await expectAccessible()
  server.meet()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => alert.length).toBe(0)
})

test('asks to sign in again when the session has ended, and then continues', async () => {
  const { server } = await openMyScripts(two)
  await shows(['Đêm Chuông', 'Nine Bells'])
  server.endSession()
  await sortBy('Name')
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await expect.element(dialog).toBeVisible()
  await server.signInAgain()
  await expect.poll(() => dialog.length).toBe(0)
  await expect.poll(() => page.getByRole('alert').length).toBe(0)
})

test.each([390, 1000, 1440])('is accessible and fits %i px, with a bin', async width => {
  await openMyScripts(many(25), { width })
  await expect.element(page.getByText('1–24 of 25')).toBeVisible()
  await choose('Night 25', 'Delete')
  await expect.element(heading('Recently deleted')).toBeVisible()
  if (width === 390) await expectAccessible()
  expect(overflow()).toBe(0)
  if (width !== 1000) return
  await page.getByRole('button', { name: 'Delete permanently: Night 25' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expectAccessible()
})

test('stands in its URL: page, search and sort order', async () => {
  await openMyScripts(many(26))
  await sortBy('Name')
  await page.getByRole('button', { name: 'Page 2' }).click()
  await shows(['Night 25', 'Night 26'])
  expect(location.search).toBe('?page=2&sort=name')
  await page.getByRole('button', { name: 'Night 26', exact: true }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Night 26' })).toBeVisible()
  openUrl('/my-scripts?page=2&sort=name')
  await shows(['Night 25', 'Night 26'])
  openUrl('/my-scripts?search=night+07')
  await shows(['Night 07'])
  await expect.element(page.getByRole('searchbox')).toHaveValue('night 07')
})

test('has a bin with pages', async () => {
  const { server, ids } = await openMyScripts(many(27))
  for (const id of ids.slice(0, 26)) await server.sendElsewhere('DELETE', `/api/scripts/${id}`)
  openUrl('/my-scripts?sort=name')
  await shows(['Night 27'])
  const pages = page.getByRole('navigation', { name: 'Pages of the bin' })
  await expect.element(page.getByText('1–24 of 26')).toBeVisible()
  await expectAccessible()
  await pages.getByRole('button', { name: 'Page 2' }).click()
  await expect.element(page.getByText('25–26 of 26')).toBeVisible()
  for (const left of [1, 0]) {
    await page
      .getByRole('button', { name: /^Restore Night/ })
      .first()
      .click()
    await expect.poll(() => server.saved()).toHaveLength(3 - left)
    if (left > 0) await expect.element(page.getByText('25–25 of 25')).toBeVisible()
  }
  await expect.element(pages).not.toBeInTheDocument()
  expect(page.getByRole('button', { name: /^Restore Night/ }).length).toBe(24)
})
