import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { loadTexts } from '#catalogue/texts.ts'
import { comparePath } from '#routes/compare-paths.ts'
import { $catalogueTexts } from '#stores/cast.ts'
import { saveToLibrary } from '#stores/library/local-scripts.ts'
import { openUrl } from '#stores/router.ts'
import { $script } from '#stores/script.ts'
import { expectAccessible } from '../../components/accessibility.ts'
import { openBuilder } from '../../components/open-builder.tsx'
import { aScript, idsOf } from '../../core/script-builders.ts'

beforeAll(async () => $catalogueTexts.set(await loadTexts('en')))

const valley = aScript({ title: 'Valley', characters: ['chef', 'imp'] })
const harbour = aScript({ title: 'Harbour', author: 'Mara', characters: ['imp', 'empath'] })

test('asks for two scripts, chosen in a dialog and kept in the address', async () => {
  await saveToLibrary({ id: 'compared-harbour', script: harbour })
  await openBuilder({ script: valley, screen: 'compareScripts' })
  await expect.element(page.getByText('Choose two scripts.')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Choose script' }).first().click()
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /Harbour/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Choose script' }).click()
  await expect.poll(() => location.search).toBe('?one=device%3Acompared-harbour')
  // The other one is somewhat else, and has to be chosen.
  await page.getByRole('button', { name: 'Choose script' }).click()
  await expect.element(page.getByRole('dialog').getByRole('radio', { name: /Valley/ })).toBeVisible()
  expect(page.getByRole('radio', { name: /Harbour/ }).elements()).toEqual([])
  await expect.element(page.getByRole('dialog').getByRole('button', { name: 'Choose script' })).toBeDisabled()
})

test('shows what differs, and adds what the open script lacks', async () => {
  await saveToLibrary({ id: 'compared-harbour', script: harbour })
  await openBuilder({ script: valley, screen: 'compareScripts' })
  openUrl(comparePath('en', 'open', 'device:compared-harbour'))
  await expect.element(page.getByRole('heading', { name: 'Only in Valley 1' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Only in Harbour 1' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'In both scripts 1' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Add to the open script' }).click()
  expect(idsOf($script.get())).toEqual(['chef', 'imp', 'empath'])
})

test('on a phone, has the titles below each other in the switch', async () => {
  await saveToLibrary({ id: 'compared-harbour', script: harbour })
  await openBuilder({ script: valley, screen: 'compareScripts', width: 390 })
  openUrl(comparePath('en', 'open', 'device:compared-harbour'))
  await expect.element(page.getByRole('radio', { name: 'Valley' })).toBeVisible()
  const boxes = page
    .getByRole('radio')
    .elements()
    .map(option => option.getBoundingClientRect())
  expect(new Set(boxes.map(({ left }) => left)).size).toBe(1)
  expect(boxes.every(({ height }) => height >= 44)).toBe(true)
})

test('lists characters by team, whatever their order on the script', async () => {
  const mixed = aScript({ title: 'Mixed', characters: ['imp', 'chef', 'poisoner', 'empath'] })
  await saveToLibrary({ id: 'compared-mixed', script: mixed })
  await openBuilder({ script: aScript({ title: 'None', characters: [] }), screen: 'compareScripts' })
  openUrl(comparePath('en', 'open', 'device:compared-mixed'))
  await expect.element(page.getByRole('heading', { name: 'Only in Mixed 4' })).toBeVisible()
  const items = [...document.querySelectorAll('.compare-teams :is(h4, li)')]
  const lines = ['Townsfolk', 'Chef', 'Empath', 'Minions', 'Poisoner', 'Demons', 'Imp']
  expect(items.map(({ textContent }) => textContent?.trim())).toEqual(lines)
})

test('says when a script isn’t there', async () => {
  await openBuilder({ script: valley, screen: 'compareScripts' })
  openUrl(comparePath('en', 'open', 'device:gone'))
  await expect.element(page.getByText('This script no longer exists')).toBeVisible()
  openUrl(comparePath('en', 'open', 'account:some-document-1234'))
  await expect.element(page.getByText('This script is in an account.')).toBeVisible()
})
