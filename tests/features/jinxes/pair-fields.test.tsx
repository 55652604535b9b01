import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { loadTexts } from '#catalogue/texts.ts'
import { FullEntryNotice, PairFields } from '#features/jinxes/pair-fields.tsx'
import { $catalogueTexts } from '#stores/cast.ts'
import { openWorkingCopy } from '#stores/script.ts'
import { expectAccessible } from '../../components/accessibility.ts'
import { aScript, custom, official } from '../../core/script-builders.ts'

beforeEach(async () => {
  $catalogueTexts.set(await loadTexts('en'))
  const changed = official('chef', { name: 'Cook' })
  openWorkingCopy({
    id: 'pair',
    script: aScript({ characters: ['imp', 'spy', changed, custom('owl', { name: 'Owl' })] })
  })
})

test('a pair is chosen among the characters of the script', async () => {
  const change = vi.fn()
  const { container } = await render(
    <PairFields pair={{ first: '', second: 'imp' }} onChange={change} errors={{}} hint="They have one." />
  )
  const first = page.getByLabelText('First character')
  expect([...first.element().querySelectorAll('option')].slice(1).map(({ label }) => label)).toEqual([
    'Imp',
    'Spy',
    'Cook',
    'Owl'
  ])
  await first.selectOptions('Owl')
  expect(change).toHaveBeenCalledExactlyOnceWith({ first: 'owl', second: 'imp' })
  await expect.element(page.getByLabelText('Second character')).toHaveAccessibleDescription('They have one.')
  await expectAccessible(container)
})

test.each([
  ['two official characters', 'imp', 'spy', true],
  ['an official and a custom one', 'imp', 'owl', false],
  ['only one chosen', 'imp', '', false]
])('the notice of a full entry, with %s', async (_, first, second, isShown) => {
  const { container } = await render(<FullEntryNotice pair={{ first, second }} />)
  expect(container.textContent.includes('the file contains')).toBe(isShown)
})
