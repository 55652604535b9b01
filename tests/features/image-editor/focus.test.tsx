import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emptyUndoHistory } from '#core/script/undo-history.ts'
import { $drawingHistory, $openDrawing } from '#stores/drawings/open-drawing.ts'
import { $notice } from '#stores/notice.ts'
import { openEditor, square } from './open-editor.tsx'
import { stageReady } from './pointers.ts'

const layers = [square('Body', { x: 150, y: 150 }), square('Wing', { x: 400, y: 350 })]
const said = () => document.querySelector('[aria-live="polite"].unseen')?.textContent
const ids = () => $openDrawing.get().drawing.layers.map(({ id }) => id)
const button = (name: string) => page.getByRole('button', { name, exact: true })

beforeEach(async () => {
  await openEditor({ layers, selected: ['Body'] })
  await stageReady()
})

async function pressKey(name: string, key = '{Enter}') {
  const element = button(name).element()
  if (element instanceof HTMLElement) element.focus()
  await userEvent.keyboard(key)
}

async function choosePart(name: string) {
  const radio = page.getByRole('radio', { name, exact: true }).element()
  if (radio instanceof HTMLElement) radio.focus()
  await userEvent.keyboard(' ')
}

describe('the focus stays in the editor', () => {
  test('when Undo and Redo have nothing left to do', async () => {
    await pressKey('Undo')
    await expect.element(button('Redo')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(button('Undo')).toHaveFocus()
  })

  test('when a layer is deleted from its menu, and when it was the last one', async () => {
    const deleteBy = async (name: string) => {
      await pressKey(`Move ${name}`)
      await page.getByRole('menuitem', { name: 'Delete' }).click()
    }
    await choosePart('Layers')
    await deleteBy('Wing')
    await expect.element(button('Move Body')).toHaveFocus()
    await deleteBy('Body')
    await expect.element(page.getByRole('radio', { name: 'Layers' })).toHaveFocus()
  })

  test('when nothing is left that the toolbar could delete', async () => {
    await pressKey('Delete')
    expect(ids()).toEqual(['Wing'])
    await expect.element(button('Zoom in')).toHaveFocus()
  })
})

test('undo and redo are announced, and so is that there is nothing to undo', async () => {
  document.querySelector<HTMLElement>('.stage')?.focus()
  await userEvent.keyboard('{ArrowRight}{Control>}z{/Control}')
  expect(said()).toBe('Undone')
  await userEvent.keyboard('{Control>}y{/Control}')
  expect(said()).toBe('Redone')
  await userEvent.keyboard('{Control>}z{/Control}')
  $drawingHistory.set(emptyUndoHistory)
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(said()).toBe('There is nothing to undo')
})

test('a new text has the focus and is selected, so that it can be typed', async () => {
  await choosePart('Add')
  await button('Add text').click()
  const field = page.getByRole('textbox', { name: 'Text', exact: true })
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('Raven')
  await expect.element(field).toHaveValue('Raven')
})

test('the notice about deleted layers goes with the next change, which its Undo would revert', async () => {
  document.querySelector<HTMLElement>('.stage')?.focus()
  await userEvent.keyboard('{Delete}')
  expect($notice.get()?.kind).toBe('itemRemoved')
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(ids()).toEqual(['Body', 'Wing'])
  expect($notice.get()).toBeUndefined()
})
