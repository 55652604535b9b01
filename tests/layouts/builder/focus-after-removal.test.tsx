import { describe, expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { setTitle } from '#stores/metadata.ts'
import { openBuilder } from '../../components/open-builder.tsx'
import { aScript } from '../../core/script-builders.ts'
import { ferryHouse, mine, openLocalScripts } from '../../features/local-scripts/local-scripts-helpers.tsx'
import { openMyImages, openMyScripts, shows, two } from '../../features/my-work/my-work-helpers.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const toast = () => page.getByRole('region', { name: 'Messages' })

async function press(control: Locator, key = '{Enter}') {
  await expect.element(control).toBeVisible()
  const element = control.element()
  if (element instanceof HTMLElement) element.focus()
  await userEvent.keyboard(key)
}

/** Deletes by keys what the menu of a row is about. */
async function deleteByMenu(name: string) {
  await press(button(`More for ${name}`))
  await press(page.getByRole('menuitem', { name: 'Delete' }))
}

describe('the focus goes on to the nearest control', () => {
  test('when a script of this device is deleted', async () => {
    await openLocalScripts({ open: ferryHouse, others: [{ script: mine }] })
    await deleteByMenu('The Ferry House')
    await expect.element(button('Mine')).toHaveFocus()
  })

  test('when a saved script is deleted', async () => {
    await openMyScripts(two)
    await deleteByMenu('Đêm Chuông')
    await expect.element(button('Nine Bells')).toHaveFocus()
  })

  test('when an image is deleted', async () => {
    await openMyImages(['A moor', 'Bells'])
    await shows(['Bells', 'A moor'])
    await deleteByMenu('Bells')
    await shows(['A moor'])
    await expect.poll(() => document.activeElement?.closest('.image-cards')).not.toBeNull()
  })

  test('when a rule is removed, and back to it after the toast’s Undo', async () => {
    await openBuilder({ screen: 'metadata', script: aScript({ bootlegger: ['One', 'Two'] }) })
    await press(button('Remove rule 1'))
    await expect.element(button('Move Rule 1')).toHaveFocus()
    const undo = toast().getByRole('button', { name: 'Undo' })
    await expect.element(undo).toBeVisible()
    // As Tab does after the last control of the screen.
    undo.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('textbox', { name: 'Rule 2' })).toHaveValue('Two')
    await expect.element(button('Move Rule 2')).toHaveFocus()
  })

  test('when nothing is left to undo', async () => {
    await openBuilder({ script: aScript({ characters: ['imp', 'spy'] }) })
    setTitle('Village')
    await expect.element(button('Undo').first()).toBeEnabled()
    await press(button('Undo').first())
    await expect.element(button('Redo')).toHaveFocus()
  })
})
