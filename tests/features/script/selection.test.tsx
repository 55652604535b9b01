import { beforeAll, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { loadTexts } from '#catalogue/texts.ts'
import { $catalogueTexts } from '#stores/cast.ts'
import { showDialog } from '#stores/navigation/shown-dialog.ts'
import { $script, changeScript, undo } from '#stores/script.ts'
import { select } from '#stores/selection/change-selected.ts'
import { startSelection } from '#stores/selection/selection.ts'
import { expectAccessible } from '../../components/accessibility.ts'
import { countRenders } from '../../components/count-renders.ts'
import { openBuilder } from '../../components/open-builder.tsx'
import { aScript, idsOf } from '../../core/script-builders.ts'
import { names, toast, waitForList } from './script-helpers.ts'

beforeAll(async () => $catalogueTexts.set(await loadTexts('en')))

const script = aScript({ title: 'Village', characters: ['chef', 'empath', 'poisoner', 'imp'] })
const box = (name: string) => page.getByRole('checkbox', { name, exact: true })
const bar = () => page.getByRole('region', { name: 'Selected characters' })

async function openList() {
  await openBuilder({ script })
  await waitForList('Chef')
}

describe('selecting characters', () => {
  test('toggles by clicks and keys, removes in one step, and leads back to the list', async () => {
    await openList()
    startSelection(['chef'])
    await expect.element(box('Chef')).toBeChecked()
    await expect.element(box('Chef')).toHaveFocus()
    await expectAccessible()
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    await expect.element(box('Empath')).toBeChecked()
    await expect.element(bar()).toMatchTextContent(/2 selected/)
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect.element(bar()).toMatchTextContent(/4 selected/)
    await userEvent.keyboard(' ')
    await expect.element(bar()).toMatchTextContent(/3 selected/)
    await bar().getByRole('button', { name: 'Remove' }).click()
    expect(idsOf($script.get())).toEqual(['empath'])
    await expect.element(toast()).toMatchTextContent(/3 characters removed/)
    await expect.element(page.getByRole('button', { name: 'Empath: move' })).toHaveFocus()
    undo()
    expect(idsOf($script.get())).toEqual(idsOf(script))
  })

  test('starts by a click with Ctrl, selects a team, and ends with Escape', async () => {
    await openList()
    await userEvent.click(page.getByText('Poisoner'), { modifiers: ['Control'] })
    await expect.element(box('Poisoner')).toBeChecked()
    await page.getByRole('checkbox', { name: 'Select all: Townsfolk' }).click()
    await expect.element(bar()).toMatchTextContent(/3 selected/)
    await userEvent.keyboard('{Escape}')
    await expect.element(bar()).not.toBeInTheDocument()
  })

  test('renders one row for a toggle', async () => {
    await openList()
    startSelection()
    await expect.element(box('Chef')).toBeVisible()
    const renders = await countRenders(() => select(['imp'], true))
    expect(renders).toMatchObject({ CharacterRow: 1, TeamCheckbox: 1 })
  })

  test('copies to a new script, and says so', async () => {
    await openList()
    startSelection(['chef', 'imp'])
    await bar().getByRole('button', { name: 'Copy to another script' }).click()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByRole('radio', { name: 'New script' })).toBeChecked()
    await expectAccessible()
    await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
    await expect.element(toast()).toMatchTextContent(/2 characters copied to “Untitled script”/)
  })
})

describe('swapping a character', () => {
  test('takes the place, names both, and focuses the new row', async () => {
    await openList()
    showDialog({ kind: 'swap', id: 'chef' })
    await page.getByRole('searchbox').fill('washerwoman')
    await expectAccessible()
    await page.getByRole('button', { name: /^Washerwoman Townsfolk/ }).click()
    expect(names()).toEqual(['Washerwoman', 'Empath', 'Poisoner', 'Imp'])
    await expect.element(toast()).toMatchTextContent(/Chef swapped for Washerwoman/)
    await expect.element(page.getByRole('button', { name: 'Washerwoman: move' })).toHaveFocus()
    undo()
    expect($script.get()).toEqual(script)
  })

  test('for one that came into the script at the same moment says so', async () => {
    await openList()
    showDialog({ kind: 'swap', id: 'chef' })
    await page.getByRole('searchbox').fill('washerwoman')
    const candidate = page.getByRole('button', { name: /^Washerwoman Townsfolk/ })
    await expect.element(candidate).toBeVisible()
    const button = candidate.element() as HTMLElement
    changeScript(({ characters, ...rest }) => ({
      ...rest,
      characters: [...characters, { kind: 'official', id: 'washerwoman' }]
    }))
    button.click()
    await expect.element(page.getByRole('alert')).toHaveTextContent('Washerwoman is already on the script')
    expect(names()).toContain('Chef')
  })
})

test('the bar of a selection is above that of the screens on a phone, with buttons of one height', async () => {
  await openBuilder({ script, width: 360, height: 640 })
  await waitForList('Chef')
  startSelection(['chef'])
  await expect.element(bar()).toBeVisible()
  const tabs = document.querySelector('.builder-tabs')
  const gap = () => (tabs?.getBoundingClientRect().top ?? 0) - bar().element().getBoundingClientRect().bottom
  expect(gap()).toBeGreaterThan(4)
  const heightOf = (name: string) =>
    bar().getByRole('button', { name }).element().getBoundingClientRect().height
  expect(heightOf('Remove')).toBe(heightOf('Copy'))
  await bar().getByRole('button', { name: 'Cancel' }).click()
})
