import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { loadTexts } from '#catalogue/texts.ts'
import type { Suggestion } from '#core/advice/suggestion.ts'
import { SuggestionLink } from '#features/script/advice/suggestion-link.tsx'
import { PlayersPanel } from '#features/script/aside/players-panel.tsx'
import { TeamCountCells, TeamCounts } from '#features/script/team-counts.tsx'
import { $catalogueTexts } from '#stores/cast.ts'
import { openWorkingCopy } from '#stores/script.ts'
import { expectAccessible } from '../../components/accessibility.ts'
import { aScript } from '../../core/script-builders.ts'

beforeEach(() => page.viewport(1280, 800))

const cellsOf = (row: Element) => [...row.children].map(({ textContent }) => textContent)

test('the table of players has the teams of every number of players', async () => {
  const { container } = await render(<PlayersPanel />)
  const rows = [...container.querySelectorAll('tbody tr')].map(cellsOf)
  expect(rows).toHaveLength(11)
  expect(rows[0]).toEqual(['5 players', '3', '0', '1', '1'])
  expect(rows.at(-1)).toEqual(['15 players', '9', '2', '3', '1'])
  await expect.element(page.getByRole('table', { name: 'Players' })).toBeVisible()
  await expect.element(page.getByRole('columnheader', { name: 'Outsiders' })).toBeVisible()
  await expectAccessible(container)
})

describe('the counts of teams', () => {
  beforeAll(async () => $catalogueTexts.set(await loadTexts('en')))
  const show = (...characters: string[]) => openWorkingCopy({ id: 'counts', script: aScript({ characters }) })

  test('have the teams of every game, and others that the script has', async () => {
    show('chef', 'monk')
    const { container } = await render(<TeamCounts />)
    const counts = () => [...container.querySelectorAll('li')].map(item => item.textContent.trim())
    expect(counts()).toEqual(['2 Townsfolk', '0 Outsiders', '0 Minions', '0 Demons'])
    show('imp', 'fibbin')
    await expect.poll(counts).toEqual(['0 Townsfolk', '0 Outsiders', '0 Minions', '1 Demon', '1 Fabled'])
  })

  test('are cells below 900 px', async () => {
    show()
    await page.viewport(390, 800)
    const { container } = await render(<TeamCountCells />)
    await expect.element(page.getByRole('list', { name: 'Characters by team' })).toBeVisible()
    expect(container.querySelectorAll('li')).toHaveLength(4)
    await expectAccessible(container)
  })
})

describe('the link of a suggestion', () => {
  const show = (suggestion: Pick<Suggestion, 'code'> & Partial<Suggestion>) =>
    render(
      <SuggestionLink
        suggestion={{ severity: 'advice', ...suggestion }}
        nameOf={id => (id === 'owl' ? 'Owl' : undefined)}
        describedBy="note"
      />
    )
  const link = () => page.getByRole('link')

  test('leads to the editor of its first character', async () => {
    await show({ code: 'text_long', characters: ['owl', 'cat'] })
    await expect.element(link()).toHaveAttribute('href', '/builder/characters/edit/owl')
    await expect.element(link()).toHaveTextContent('Edit Owl')
    await expect.element(link()).toHaveAttribute('aria-describedby', 'note')
  })

  test('names a character without a name by its id', async () => {
    await show({ code: 'ability_missing', characters: ['cat'] })
    await expect.element(link()).toHaveTextContent('Edit cat')
  })

  test('about the script’s own images leads to its details', async () => {
    await show({ code: 'image_local' })
    await expect.element(link()).toHaveAttribute('href', '/builder/metadata')
  })

  test.each([
    ['title_missing', '/builder/metadata'],
    ['introduction_long', '/builder/almanac']
  ] as const)('%s leads to %s', async (code, href) => {
    await show({ code })
    await expect.element(link()).toHaveAttribute('href', href)
  })

  test('is not there where a press mends it, or nothing does', async () => {
    await show({ code: 'image_local', fix: { kind: 'mendImages', fault: 'insecure' } })
    await show({ code: 'djinn_idle' })
    await expect.element(link()).not.toBeInTheDocument()
  })
})
