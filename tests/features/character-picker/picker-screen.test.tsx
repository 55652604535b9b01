import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
// The builder loads a screen when it opens; this way it is loaded before the first test.
import '#features/character-picker/picker-screen.tsx'
import { builderPaths } from '#routes'
import { $script } from '#stores/script.ts'
import { expectAccessible } from '../../components/accessibility.ts'
import { openBuilder } from '../../components/open-builder.tsx'
import { overflow } from '../../components/render-page.tsx'
import { aScript, idsOf } from '../../core/script-builders.ts'

const search = () => page.getByRole('searchbox', { name: 'Search names and abilities' })
const card = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}\\b`) })
const chip = (name: string | RegExp) => page.getByRole('button', { name })

/** The names on the visible cards, from first to last. */
const names = () => [...document.querySelectorAll('.picker-card b')].map(({ textContent }) => textContent)

async function openPicker(options: Parameters<typeof openBuilder>[0] = {}) {
  await openBuilder({ screen: 'existingCharacters', ...options })
  await expect.poll(names).toHaveLength(181)
}

describe('the picker', () => {
  test('shows all 181 official characters, and searches names and abilities after the slash key', async () => {
    await openPicker()
    await expect.element(card('Steward')).toBeVisible()
    await userEvent.keyboard('/')
    await expect.element(search()).toHaveFocus()
    await expect.element(search()).toHaveValue('')
    await search().fill('fortune')
    await expect.poll(names).toContain('Fortune Teller')
    await search().fill('has:grimoire')
    await expect.poll(names).toEqual(['Spy', 'Widow'])
    await expect
      .element(page.getByRole('status').filter({ hasText: '2 characters shown' }))
      .toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect.poll(names).toHaveLength(181)
  })

  test('adds a character to the script and removes it by its card', async () => {
    await openPicker()
    await card('Chef').click()
    await expect.element(card('Chef')).toHaveAttribute('aria-pressed', 'true')
    await expect.element(page.getByText('1 on the script').last()).toBeVisible()
    expect(idsOf($script.get())).toEqual(['chef'])
    await card('Chef').click()
    await expect.element(page.getByText('0 on the script').last()).toBeVisible()
    await expect.element(page.getByText('Chef removed')).toBeVisible()
    expect(idsOf($script.get())).toEqual([])
  })

  test('leads to the script by Done, and keeps what was added', async () => {
    await openPicker()
    await card('Chef').click()
    await page.getByRole('link', { name: 'Done' }).click()
    await expect.element(page.getByRole('button', { name: 'Chef: move' })).toBeVisible()
    history.back()
    await expect.element(card('Chef')).toHaveAttribute('aria-pressed', 'true')
  })

  test('filters by team, edition and night together, until the filters are cleared', async () => {
    await openPicker()
    await chip(/^Minion/).click()
    await chip('Trouble Brewing').click()
    await expect.poll(names).toEqual(['Poisoner', 'Spy', 'Scarlet Woman', 'Baron'])
    await chip('Wakes first night').click()
    await expect.poll(names).toEqual(['Poisoner', 'Spy'])
    await chip('Clear filters').click()
    await expect.poll(names).toHaveLength(181)
  })

  test('keeps a card in place when its character joins the script', async () => {
    await openPicker({ script: aScript({ characters: ['spy'] }) })
    await chip(/^Minion/).click()
    await chip('Trouble Brewing').click()
    await chip('Not on the script').click()
    await expect.poll(names).toEqual(['Poisoner', 'Scarlet Woman', 'Baron'])
    await card('Baron').click()
    await expect.element(card('Baron')).toHaveAttribute('aria-pressed', 'true')
    expect(names()).toEqual(['Poisoner', 'Scarlet Woman', 'Baron'])
  })

  test('says when no character fits, and offers all again', async () => {
    await openPicker()
    await search().fill('xyzzy')
    await expect.element(page.getByRole('heading', { name: 'No characters found' })).toBeVisible()
    await expectAccessible(document.querySelector('.page-frame') ?? document.body)
    await chip('Clear filters').click()
    await expect.element(search()).toHaveValue('')
    await expect.poll(names).toHaveLength(181)
  })

  test('offers the name that a misspelled search means', async () => {
    await openPicker()
    await search().fill('washerwomen')
    await chip('Did you mean Washerwoman?').click()
    await expect.element(search()).toHaveValue('Washerwoman')
    await expect.poll(names).toEqual(['Washerwoman'])
  })

  test('names the script in its count, and links to a new character', async () => {
    await openPicker({ script: aScript({ title: 'Village', characters: ['imp', 'chef'] }) })
    await expect.element(page.getByText('2 on Village').last()).toBeVisible()
    const link = page.getByRole('link', { name: 'New character' }).first()
    await expect.element(link).toHaveAttribute('href', builderPaths.newCharacter)
  })

  test('hides editions and properties behind a button on a phone, and names the active ones', async () => {
    await openPicker({ width: 390, height: 900 })
    await expect.element(chip('Trouble Brewing')).not.toBeInTheDocument()
    const filters = page.getByRole('button', { name: 'Filters', exact: true })
    await expect.element(filters).toHaveAttribute('aria-expanded', 'false')
    await filters.click()
    await chip('Trouble Brewing').click()
    await chip('Changes setup').click()
    await expect.element(page.getByText('Trouble Brewing, Changes setup')).toBeVisible()
    await page.getByRole('button', { name: 'Filters, 2 chosen' }).click()
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
    await expect.poll(names).toHaveLength(181)
  })

  test('is accessible, and fits every width', async () => {
    await openPicker({ width: 390, height: 900 })
    expect(overflow()).toBe(0)
    for (const width of [1000, 1440]) {
      await page.viewport(width, 900)
      await expect.poll(overflow).toBe(0)
    }
    // A few cards stand for all: axe takes seconds for 181.
    await search().fill('steward')
    await card('Steward').click()
    await expect.poll(names).toHaveLength(1)
    await expectAccessible()
    await page.viewport(390, 900)
    await expectAccessible()
  })
})
