import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { changeScript } from '#stores/script.ts'
import { $session } from '#stores/session.ts'
import { $hint, closeHint, type Hint, offerHint, whenQuiet } from '#stores/start/hints.ts'
import { expectAccessible } from '../../../components/accessibility.ts'
import { openBuilder } from '../../../components/open-builder.tsx'
import { soundScript } from '../../../core/advice/advise.ts'
import { aScript } from '../../../core/script-builders.ts'
import { fillLibrary, mine } from '../../local-scripts/local-scripts-helpers.tsx'
import { names } from '../script-helpers.ts'

const hint = () => page.getByRole('region', { name: 'Hint' })
const offered = { timeout: 10_000 }

/** The scripts that former tests had open come into the library meanwhile: none of them counts. */
const untilShown = (wanted: Hint) =>
  expect
    .poll(async () => {
      await fillLibrary()
      offerHint(wanted)
      return $hint.get()
    }, offered)
    .toBe(wanted)

beforeEach(async () => {
  $session.set({ state: 'out' })
  await fillLibrary()
})
afterEach(closeHint)

describe('hints', () => {
  test('tell of the target once, until they are closed', async () => {
    await openBuilder({ script: aScript({ characters: ['imp'] }) })
    await untilShown('target')
    await expect.element(hint().getByText(/^Most scripts have 13 Townsfolk/), offered).toBeVisible()
    await expectAccessible()
    await hint().getByRole('button', { name: 'Got it' }).click()
    await expect.element(hint()).not.toBeInTheDocument()
    offerHint('target')
    await expect.element(hint()).not.toBeInTheDocument()
  })

  test('aren’t for those who have another script, or an account', async () => {
    await fillLibrary({ script: mine })
    await openBuilder({ script: aScript({ characters: ['imp'] }) })
    await expect.poll(names).toEqual(['Imp'])
    offerHint('target')
    $session.set({ state: 'in', user: { name: 'Nora Vane' } })
    offerHint('target')
    await expect.element(hint()).not.toBeInTheDocument()
  })

  test('tell no more of the target once the script has reached it', async () => {
    $hint.set('target')
    await openBuilder({ script: aScript({ characters: ['imp'] }) })
    await expect.element(hint().getByText(/^Most scripts have 13 Townsfolk/), offered).toBeVisible()
    changeScript(soundScript)
    await expect.element(hint().getByText(/^Most scripts have 13 Townsfolk/)).not.toBeInTheDocument()
  })

  test('lead a complete script on; none follows when they are stopped', async () => {
    await openBuilder({ script: soundScript() })
    await untilShown('complete')
    await expect.element(hint().getByText(/check the night order, then print it/), offered).toBeVisible()
    await hint().getByRole('button', { name: 'Don’t show hints' }).click()
    await expect.element(hint()).not.toBeInTheDocument()
    offerHint('target')
    await expect.element(hint()).not.toBeInTheDocument()
  })
})

test('a hint waits until nobody has typed for a while', () => {
  vi.useFakeTimers()
  const run = vi.fn()
  const stop = whenQuiet(run, 3000)
  vi.advanceTimersByTime(2900)
  dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))
  vi.advanceTimersByTime(2900)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect(run).toHaveBeenCalledOnce()
  stop()
  vi.useRealTimers()
})
