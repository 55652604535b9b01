import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { $selection } from '#stores/drawings/open-drawing.ts'
import { expectAccessible } from '../../../components/accessibility.ts'
import { waitFor } from '../../../wait.ts'
import { alert, layers, openAddPanel, searchField, status, tile } from './add-helpers.tsx'

const tiles = () => page.getByRole('list', { name: 'Icon set' }).getByRole('button')

test.each([296, 390])('suggests icons before a search, accessible at %i pixels', async width => {
  await openAddPanel({ width })
  await expect.element(tile('raven')).toBeVisible()
  expect(tiles().length).toBe(40)
  const panel = document.querySelector('.add-panel')
  expect(panel?.scrollWidth).toBeLessThanOrEqual(width)
  await expectAccessible(document.querySelector('main') ?? undefined)
})

test('a logo gets suggestions of its own', async () => {
  await openAddPanel({ kind: 'logo' })
  await expect.element(tile('fleur de lys')).toBeVisible()
})

test('finds icons by a word, says how many, and adds one that is selected', async () => {
  await openAddPanel()
  await searchField().fill('coffin')
  await expect.element(status('1 icon found')).toBeInTheDocument()
  await tile('coffin').click()
  await expect.element(status('coffin added and selected')).toBeInTheDocument()
  const [layer] = layers()
  expect(layer?.content).toMatchObject({ kind: 'shape', icon: 'coffin', box: { width: 512, height: 512 } })
  expect(layer?.content).toHaveProperty('d', expect.stringMatching(/^m/i))
  expect($selection.get()).toEqual([layer?.id])
})

test('images of the results load lazily, and more results on request', async () => {
  await openAddPanel()
  await searchField().fill('death')
  await expect.element(status('90 icons found')).toBeInTheDocument()
  expect(tiles().length).toBe(60)
  expect(
    [...document.querySelectorAll<HTMLImageElement>('.icon-tile img')].map(({ loading }) => loading)
  ).toEqual(Array.from({ length: 60 }, () => 'lazy'))
  await page.getByRole('button', { name: 'Show 30 more' }).click()
  expect(tiles().length).toBe(90)
})

test('works with the keyboard alone', async () => {
  await openAddPanel()
  await searchField().fill('sword')
  await expect.element(tile('ancient sword')).toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(tile('ancient sword')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tile('axe sword')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowLeft}')
  await expect.element(tile('ancient sword')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(tile('ancient sword')).toHaveFocus()
  await userEvent.keyboard('{End}{Home}{Enter}')
  await waitFor(() => expect(layers()).toHaveLength(1))
  expect(document.querySelectorAll('.icon-tile[tabindex="0"]').length).toBe(1)
})

test('says when nothing is found', async () => {
  await openAddPanel()
  await searchField().fill('xyzzy')
  await expect.element(status('No icon found.')).toBeInTheDocument()
  await expectAccessible(document.querySelector('main') ?? undefined)
})

test('says what isn’t there offline', async () => {
  const fetches = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => {
    fetches.mockRestore()
    online.mockRestore()
    window.dispatchEvent(new Event('online'))
  })
  await openAddPanel()
  await expect.element(page.getByText('You’re offline: only icons')).toBeVisible()
  await tile('raven').click()
  await expect.element(alert(/“raven” isn’t stored on this device/)).toBeVisible()
  expect(layers()).toEqual([])
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(page.getByText('isn’t stored on this device')).not.toBeInTheDocument()
})

test('shows no broken images for icons that aren’t here', async () => {
  await openAddPanel()
  await expect.element(tile('raven')).toBeVisible()
  tile('raven').element().querySelector('img')?.dispatchEvent(new Event('error'))
  await expect.poll(() => tile('raven').element().querySelector('.open-icon-missing')).toBeTruthy()
  expect(tile('raven').element().querySelector('img')).toBeNull()
})

test('finds the icon of an official character by its name', async () => {
  await openAddPanel()
  await page.getByRole('radio', { name: 'Official characters' }).click()
  await page.getByRole('searchbox').fill('imp')
  await tile('Imp').click()
  await waitFor(() => expect(layers()).toHaveLength(1))
  expect(layers()[0]).toMatchObject({ name: 'Imp', content: { kind: 'shape' } })
  await expectAccessible(document.querySelector('main') ?? undefined)
})

test('names the authors and the licence', async () => {
  await openAddPanel()
  await expect.element(page.getByRole('link', { name: 'CC BY 3.0' })).toBeVisible()
})
