import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
// The builder loads a screen when it opens; this way it is loaded before the first test.
import '#features/character-picker/picker-screen.tsx'
import { $targetPlayers } from '#stores/start/target-players.ts'
import { expectAccessible } from '../../components/accessibility.ts'
import { openBuilder } from '../../components/open-builder.tsx'
import { overflow } from '../../components/render-page.tsx'
import { aScript, custom } from '../../core/script-builders.ts'

const bar = () => page.getByRole('region', { name: 'Characters needed' })
const progress = () =>
  bar()
    .getByRole('listitem')
    .elements()
    .map(item => item.querySelector('.unseen')?.textContent)

async function openPicker(width = 1280) {
  onTestFinished(() => $targetPlayers.set(undefined))
  const script = aScript({ characters: ['chef', custom('owl', { team: 'minion' }), 'imp', 'thief'] })
  await openBuilder({ screen: 'existingCharacters', script, width })
  await expect.element(bar()).toBeVisible()
}

test('counts each team beside 13, 4, 4 and 4, and follows what is added', async () => {
  await openPicker()
  expect(progress()).toEqual(['Townsfolk: 1 of 13', 'Outsiders: 0 of 4', 'Minions: 1 of 4', 'Demons: 1 of 4'])
  await page.getByRole('button', { name: /^Monk\b/ }).click()
  await expect.poll(() => progress()[0]).toBe('Townsfolk: 2 of 13')
})

test('counts for a number of players, which is remembered', async () => {
  await openPicker()
  await bar().getByRole('combobox', { name: 'Count for' }).selectOptions('10 players')
  await expect
    .poll(progress)
    .toEqual(['Townsfolk: 1 of 7', 'Outsiders: 0 of 0', 'Minions: 1 of 2', 'Demons: 1 of 1'])
  await expect.poll(() => localStorage.getItem('belfry:target-players')).toBe('10')
})

test.each([390, 1000, 1440])('stays in view while the cards scroll, %i pixels wide', async width => {
  await openPicker(width)
  scrollTo(0, 3000)
  const top = () => bar().element().getBoundingClientRect().top
  const head = document.querySelector('.page-frame-head')?.getBoundingClientRect().bottom ?? 0
  await expect.poll(top).toBe(Math.max(0, head))
  expect(overflow()).toBeLessThanOrEqual(0)
})

test('keeps the mark of a team that has enough, which is all that names it on a phone', async () => {
  $targetPlayers.set(5)
  await openPicker(390)
  const reached = [...document.querySelectorAll('.target-teams [data-reached] .target-count')]
  expect(reached.length).toBeGreaterThan(0)
  for (const count of reached) expect(count.querySelectorAll('svg')).toHaveLength(2)
})

test('is accessible', async () => {
  await openPicker()
  await expectAccessible()
})
