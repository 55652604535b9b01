import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { allCommands } from '#features/palette/sources/all-commands.ts'
import { newDeviceDrawing, showDrawing } from '#stores/drawings/open-drawing.ts'
import { hideDialog } from '#stores/navigation/shown-dialog.ts'
import { $router } from '#stores/router.ts'
import { $script } from '#stores/script.ts'
import { mountedMenus } from '#ui/menus/mounted-menus.ts'
import { expectAccessible } from '../../components/accessibility.ts'
import { openBuilder } from '../../components/open-builder.tsx'
import { aScript } from '../../core/script-builders.ts'
import { waitUntil } from '../../wait.ts'

const village = aScript({ title: 'Village', characters: ['imp', 'chef', 'washerwoman'] })

const field = () => page.getByRole('combobox', { name: 'Search commands' })
const option = (name: string | RegExp) => page.getByRole('option', { name })
const ids = () => $script.get().characters.map(({ id }) => id)

async function openPalette(query = '') {
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field()).toHaveFocus()
  if (query) await field().fill(query)
}

/** Runs what the query finds first, once that is there: what the page has is read after the palette is painted. */
async function run(query: string, expected: string | RegExp) {
  await openPalette(query)
  await expect.element(option(expected).first()).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
}

beforeEach(() => hideDialog())

describe('the command palette', () => {
  test('opens and closes by its key, also from a field, and gives the focus back', async () => {
    await openBuilder({ script: village })
    const add = page.getByRole('combobox', { name: 'Add a character' })
    await add.click()
    await openPalette()
    await expectAccessible()
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.element(field()).not.toBeInTheDocument()
    await expect.element(add).toHaveFocus()
    await openPalette()
    await userEvent.keyboard('{Escape}')
    await expect.element(add).toHaveFocus()
  })

  test('finds by synonyms and runs with Enter', async () => {
    await openBuilder({ script: village })
    await run('pdf', 'Export')
    await expect.poll(() => $router.get()?.route).toBe('exportPdfImage')
  })

  test('moves by keys, and names the chosen option and the number of results', async () => {
    await openBuilder({ script: village })
    await openPalette()
    await userEvent.keyboard('{ArrowDown}')
    const second = page.getByRole('option').nth(1)
    await expect.element(second).toHaveAttribute('aria-selected', 'true')
    await expect.element(field()).toHaveAttribute('aria-activedescendant', second.element().id)
    await userEvent.keyboard('{End}')
    await expect.element(page.getByRole('option').last()).toHaveAttribute('aria-selected', 'true')
    await field().fill('fortune tel')
    await expect.element(page.getByText('1 result', { exact: true })).toBeInTheDocument()
    await expectAccessible()
    await field().fill('zzzz')
    await expect.element(page.getByText('No results. Try another word.')).toBeVisible()
  })

  test('adds an official character, edits one of the script and removes it', async () => {
    await openBuilder({ script: village })
    await run('baron', /^Baron/)
    await expect.poll(ids).toContain('baron')
    await run('remove imp', 'Remove Imp')
    await expect.poll(ids).not.toContain('imp')
    await run('chef', /^Chef/)
    await expect.poll(() => $router.get()?.route).toBe('editCharacter')
  })

  test('lists what ran last first', async () => {
    await openBuilder({ script: village })
    await openPalette('almanac')
    await option('Almanac').first().click()
    await expect.poll(() => $router.get()?.route).toBe('almanac')
    await openPalette()
    await expect.element(page.getByRole('option').first()).toHaveTextContent('Almanac')
    await expect.element(page.getByRole('group', { name: 'Recent' })).toBeVisible()
  })

  test.each(['script', 'firstNight', 'grimoire', 'deviceScripts', 'iconEditor'] as const)(
    'has every action of every menu of the screen %s',
    async screen => {
      await openBuilder({ script: village, screen })
      await waitUntil(() => mountedMenus().length > 0)
      const isShown = (element: Element | null | undefined) => element?.checkVisibility() === true
      const offered = mountedMenus()
        .filter(menu => isShown(menu.trigger()))
        .flatMap(menu => menu.items.filter(item => !item.disabled).map(({ label }) => label))
      // A character is found by its name: what Enter does is beside it.
      const labels = allCommands(false).flatMap(({ label, context = '' }) => [label, context])
      const isPresent = (label: string) => labels.some(each => each === label || each.startsWith(`${label} `))
      expect(offered.filter(label => !isPresent(label))).toEqual([])
    }
  )

  test('presses the screen’s own buttons: in the icon editor, undo is that of the drawing', async () => {
    showDrawing(newDeviceDrawing('icon'))
    await openBuilder({ script: village, screen: 'iconEditor' })
    // Nothing to undo in the drawing, although the script may have something.
    await expect.poll(() => allCommands(false).filter(({ label }) => label === 'Undo')).toEqual([])
  })
})

describe('the list of shortcuts', () => {
  const dialog = () => page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  const single = () => dialog().getByRole('switch', { name: 'Single-key shortcuts' })

  test('opens by ?, but not while typing', async () => {
    await openBuilder({ script: village })
    await page.getByRole('combobox', { name: 'Add a character' }).fill('?')
    await userEvent.keyboard('?')
    await expect.element(dialog()).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'More actions', exact: true }).click()
    await userEvent.keyboard('{Escape}?')
    await expect.element(dialog()).toBeVisible()
    await expectAccessible()
  })

  test('turns single keys off, and still opens from the palette', async () => {
    await openBuilder({ script: village })
    await run('keyboard shortcuts', /^Keyboard shortcuts/)
    await single().click()
    await expect.element(single()).not.toBeChecked()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await userEvent.keyboard('?/')
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(page.getByRole('combobox', { name: 'Add a character' })).not.toHaveFocus()
    await run('keyboard shortcuts', /^Keyboard shortcuts/)
    await single().click()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await userEvent.keyboard('?')
    await expect.element(dialog()).toBeVisible()
  })
})
