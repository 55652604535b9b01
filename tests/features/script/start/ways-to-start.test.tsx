import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../components/accessibility.ts'
import { openBuilder } from '../../../components/open-builder.tsx'
import { aScript } from '../../../core/script-builders.ts'
import { addField, names, overflow, toast } from '../script-helpers.ts'

const way = (name: string) => page.getByRole('button', { name, exact: true })

describe('an empty script', () => {
  test('says what a script is, and starts with a sample, which Undo takes back', async () => {
    await openBuilder()
    await expect
      .element(page.getByText('A script is the list of characters that can be in a game.'))
      .toBeVisible()
    await way('Nine Bells').click()
    await expect.poll(names).toHaveLength(25)
    await expect.element(way('Nine Bells')).not.toBeInTheDocument()
    await toast().getByRole('button', { name: 'Undo' }).click()
    await expect.element(way('Nine Bells')).toBeVisible()
  })

  test('starts blank in the field for characters', async () => {
    await openBuilder()
    await way('Blank script').click()
    await expect.element(addField()).toHaveFocus()
  })

  test.each([390, 1000, 1440])(
    'has room for the ways to start before they come, %i pixels wide',
    async width => {
      await openBuilder({ width })
      await expect.element(way('Nine Bells')).toBeInTheDocument()
      const reserved = document.querySelector('.script-empty')?.getBoundingClientRect().bottom ?? 0
      const margin = Number.parseFloat(
        getComputedStyle(document.documentElement).getPropertyValue('--ways-height')
      )
      const end = document.querySelector('.ways')?.getBoundingClientRect().bottom ?? 0
      expect(end).toBeLessThanOrEqual(reserved + margin)
      expect(overflow()).toBeLessThanOrEqual(0)
      if (width === 390) await expectAccessible()
    }
  )

  test('is no longer told once there is a character', async () => {
    await openBuilder({ script: aScript({ characters: ['imp'] }) })
    await expect.poll(names).toEqual(['Imp'])
    await expect.element(way('Nine Bells')).not.toBeInTheDocument()
  })
})
