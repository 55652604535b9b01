import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { SaveState } from '#core/saving/document-link.ts'
import { SaveStatusText } from '#layouts/frame/save-status-text.tsx'
import { ScriptFrame } from '#layouts/frame/script-frame.tsx'
import { $router } from '#stores/router.ts'
import { $saveStatus } from '#stores/saving/save-status.ts'
import { changeScript, openWorkingCopy } from '#stores/script.ts'
import { $session } from '#stores/session.ts'
import { $storageState } from '#stores/storage/delayed-storage.ts'
import { expectAccessible } from '../../components/accessibility.ts'
import { aScript } from '../../core/script-builders.ts'

const village = aScript({ title: 'Village', author: 'Mara Oakes', characters: ['imp'] })
const user = { state: 'in', user: { name: 'Mara' } } as const

const saveStates = Object.keys({
  local: 0,
  saved: 0,
  checking: 0,
  unchecked: 0,
  unsaved: 0,
  saving: 0,
  offline: 0,
  newer: 0,
  conflict: 0,
  deleted: 0,
  refused: 0
} satisfies Record<SaveState, 0>) as SaveState[]

const open = async (state: 'in' | 'out') => {
  const screen = await render(<ScriptFrame>Content</ScriptFrame>)
  $session.set(state === 'in' ? user : { state: 'out' })
  return screen
}

const more = () => page.getByRole('button', { name: 'More actions' })

async function menuItems() {
  await more().click()
  await expect.element(page.getByRole('menuitem').first()).toBeVisible()
  return page
    .getByRole('menuitem')
    .elements()
    .map(item => item.textContent)
}

beforeEach(async () => {
  await page.viewport(1280, 800)
  $storageState.set('saved')
  $saveStatus.set(undefined)
  openWorkingCopy({ id: 'frame', script: village })
})

describe('the frame of the script’s screens', () => {
  test('is headed by title and author', async () => {
    await open('out')
    await expect.element(page.getByRole('heading', { level: 1, name: 'Village' })).toBeVisible()
    await expect.element(page.getByText('by Mara Oakes').first()).toBeVisible()
    changeScript(script => ({ ...script, title: '', author: '' }))
    await expect.element(page.getByRole('heading', { level: 1, name: 'Title' })).toBeVisible()
    await expect.element(page.getByText(/^by /).first()).not.toBeInTheDocument()
    await expect
      .element(page.getByRole('link', { name: 'Title' }))
      .toHaveAttribute('href', '/builder/metadata')
  })

  test('offers everything that one does with a script without an account', async () => {
    const { container } = await open('out')
    const links = page
      .getByRole('link')
      .elements()
      .map(link => link.textContent)
    expect(links).toEqual(['Village', 'Import', 'Share', 'Export'])
    expect(await menuItems()).toEqual([
      'Suggest characters',
      'Fill at random',
      'Select characters',
      'New character',
      'Jinxes',
      'New script',
      'Earlier versions',
      'Compare scripts',
      'CommandsCtrl+K',
      'Keyboard shortcuts?',
      'Help'
    ])
    await expectAccessible(container)
  })

  test('leads signed-out users from the save button to what an account is for', async () => {
    await open('out')
    await page.getByRole('button', { name: 'Save to account', exact: true }).click()
    await expect.poll(() => $router.get()?.route).toBe('exportNew')
  })

  test('saves to the account of who is signed in', async () => {
    await open('in')
    const save = page.getByRole('button', { name: 'Save to account', exact: true })
    await expect.element(save).toHaveAttribute('aria-keyshortcuts', 'Control+S')
    expect(await menuItems()).toEqual(
      expect.arrayContaining(['Save as new script', 'Replace a saved script'])
    )
    $saveStatus.set({ state: 'saving' })
    await expect.element(save).toHaveAttribute('aria-busy', 'true')
  })

  test('has the same actions in a menu on a phone', async () => {
    await page.viewport(390, 800)
    const { container } = await open('in')
    await expect.element(page.getByRole('link', { name: 'Export' })).toBeVisible()
    expect(await menuItems()).toEqual([
      'Save to accountCtrl+S',
      'Redo',
      'Import',
      'Share',
      'Suggest characters',
      'Fill at random',
      'Select characters',
      'New character',
      'Jinxes',
      'New script',
      'Earlier versions',
      'Compare scripts',
      'Save as new script',
      'Replace a saved script',
      'CommandsCtrl+K',
      'Help'
    ])
    await expectAccessible(container)
  })

  test('undoes and redoes', async () => {
    await open('out')
    const undo = page.getByRole('button', { name: 'Undo' })
    const redoButton = page.getByRole('button', { name: 'Redo' })
    changeScript(script => ({ ...script, title: 'Town' }))
    await expect.element(redoButton).toBeDisabled()
    await undo.click()
    await expect.element(page.getByRole('heading', { name: 'Village' })).toBeVisible()
    await redoButton.click()
    await expect.element(page.getByRole('heading', { name: 'Town' })).toBeVisible()
    await expect.element(redoButton).toBeDisabled()
  })
})

describe('the save status', () => {
  const text = async (isShort = false) => {
    const { container, unmount } = await render(<SaveStatusText isShort={isShort} />)
    const { textContent } = container
    const isAnnounced = container.querySelector('[role="status"]') !== null
    await unmount()
    return { textContent, isAnnounced }
  }

  test.each([
    ['saved', 'Saved on this device', 'Saved'],
    ['saving', 'Saving…', 'Saving…'],
    ['full', 'Not saved', 'Not saved'],
    ['blocked', 'Not saved', 'Not saved']
  ] as const)('of a browser that is %s is “%s”', async (state, long, short) => {
    $storageState.set(state)
    expect(await text()).toEqual({ textContent: long, isAnnounced: false })
    expect(await text(true)).toEqual({ textContent: short, isAnnounced: false })
  })

  test('of the account differs in every state, and is announced', async () => {
    const texts = new Map<SaveState, string | null>()
    for (const state of saveStates) {
      $saveStatus.set({ state })
      const { textContent, isAnnounced } = await text(true)
      texts.set(state, textContent)
      expect(isAnnounced).toBe(true)
    }
    expect(new Set(texts.values()).size).toBe(texts.size)
    expect(texts.get('offline')).toBe('Offline')
    expect(texts.get('refused')).toBe('Not saved')
  })

  test('tells of a browser that can’t store anything before it tells of the account', async () => {
    $saveStatus.set({ state: 'saved' })
    $storageState.set('full')
    expect(await text()).toEqual({ textContent: 'Not saved', isAnnounced: false })
  })
})
