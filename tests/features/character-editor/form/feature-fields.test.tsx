import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Special } from '#core/character/character.ts'
import { commonSpecialNames } from '#core/character/special.ts'
import { FeatureFields } from '#features/character-editor/form/feature-fields.tsx'
import { field } from '../editor-helpers.tsx'

let current: Special

function Feature({ initial }: { initial: Special }) {
  const [item, setItem] = useState(initial)
  current = item
  return (
    <FeatureFields
      row={{ item, index: 0, name: 'Feature 1', isNew: false, update: setItem, errorAt: () => undefined }}
    />
  )
}

const select = (name: string) => page.getByRole('combobox', { name })
const show = (initial: Special) => render(<Feature initial={initial} />)
const signal: Special = { type: 'signal', name: 'card' }

/** The values that a field offers, in order. */
const valuesOf = (name: string) => {
  const element = select(name).element()
  return element instanceof HTMLSelectElement ? [...element.options].map(({ value }) => value) : []
}

describe('the fields of an app feature', () => {
  test('store a value that is written like a number as a number', async () => {
    await show(signal)
    await field('Value').fill('3')
    await expect.poll(() => current.value).toBe(3)
    await field('Value').fill('-1.5')
    await expect.poll(() => current.value).toBe(-1.5)
  })

  test.each(['03', '1.', '1e3', ' 3', 'Bell'])('store %j as text, as it was typed', async text => {
    await show(signal)
    await field('Value').fill(text)
    await expect.poll(() => current.value).toBe(text)
  })

  test('leave out a cleared value, time and owner', async () => {
    await show({ ...signal, value: 'Bell', time: 'firstNight', global: 'demon' })
    await field('Value').fill('')
    await select('When').selectOptions('')
    await select('Who has it').selectOptions('')
    await expect.poll(() => current).toEqual(signal)
  })

  test('change type and name, and keep unknown keys', async () => {
    await show({ ...signal, steps: 3 })
    await select('Where it is used').selectOptions('selection')
    await select('What it does').selectOptions('bag-disabled')
    await expect.poll(() => current).toEqual({ type: 'selection', name: 'bag-disabled', steps: 3 })
  })

  test('offer the usual names of the type first', async () => {
    await show(signal)
    const usual = commonSpecialNames('signal')
    expect(usual.size).toBeGreaterThan(0)
    expect(new Set(valuesOf('What it does').slice(0, usual.size))).toEqual(usual)
  })

  test('offer a value of a file that Belfry does not know, and mark it', async () => {
    await show({ type: 'dance', name: 'waltz', time: 'noon' })
    await expect.element(select('Where it is used')).toHaveValue('dance')
    expect(valuesOf('What it does')[0]).toBe('waltz')
    await expect.element(page.getByRole('option', { name: 'noon (unknown to Belfry)' })).toBeInTheDocument()
  })
})
