import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { NoticeToasts } from '#layouts/notices/notice-toasts.tsx'
import { StorageBanners } from '#layouts/notices/storage-banners.tsx'
import { $notice, dismissNotice, type Notice, notify } from '#stores/notice.ts'
import { $isConflictDialogOpen, $saveStatus } from '#stores/saving/save-status.ts'
import { $script, changeScript, openWorkingCopy } from '#stores/script.ts'
import { $storageState } from '#stores/storage/delayed-storage.ts'
import { expectAccessible } from '../../components/accessibility.ts'
import { aScript } from '../../core/script-builders.ts'

beforeEach(() => {
  dismissNotice()
  $storageState.set('saved')
  $saveStatus.set(undefined)
})

const undo = () => page.getByRole('button', { name: 'Undo' })

describe('a notice', () => {
  test('is a toast whose Undo is that of the script', async () => {
    openWorkingCopy({ id: 'notices', script: aScript({ title: 'Before' }) })
    await render(<NoticeToasts />)
    changeScript(script => ({ ...script, title: 'After' }))
    notify({ kind: 'removed', name: 'Imp' })
    await expect.element(page.getByText('Imp removed')).toBeVisible()
    await undo().click()
    await expect.poll(() => $script.get().title).toBe('Before')
    await expect.element(page.getByText('Imp removed')).not.toBeInTheDocument()
  })

  test('can have an Undo of its own', async () => {
    const back = vi.fn()
    await render(<NoticeToasts />)
    notify({ kind: 'deleted', title: 'Village' }, back)
    await undo().click()
    await expect.poll(() => back).toHaveBeenCalledOnce()
    expect($notice.get()).toBeUndefined()
  })

  const final: Notice[] = [
    { kind: 'copied' },
    { kind: 'alreadyAdded', name: 'Imp' },
    { kind: 'savedNew', title: 'Village' },
    { kind: 'deletedForever', title: 'Village' }
  ]

  test.each(final)('of the kind $kind has nothing to undo', async notice => {
    await render(<NoticeToasts />)
    notify(notice)
    await expect.element(page.getByRole('listitem')).toBeVisible()
    await expect.element(undo()).not.toBeInTheDocument()
  })

  test('gives way to the next one, and goes with the next change', async () => {
    await render(<NoticeToasts />)
    notify({ kind: 'removed', name: 'Imp' })
    notify({ kind: 'removed', name: 'Spy' })
    await expect.element(page.getByText('Spy removed')).toBeVisible()
    expect(page.getByRole('listitem').elements()).toHaveLength(1)
    changeScript(script => ({ ...script, title: `${script.title} 2` }))
    await expect.element(page.getByRole('listitem')).not.toBeInTheDocument()
  })
})

describe('banners about what is stored', () => {
  test('are not there while all is well', async () => {
    const { container } = await render(<StorageBanners />)
    expect(container.textContent).toBe('')
  })

  test.each(['full', 'blocked'] as const)('say at once that the storage is %s', async state => {
    const { container } = await render(<StorageBanners />)
    $storageState.set(state)
    await expect.element(page.getByRole('alert')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Download script' })).toBeVisible()
    await expectAccessible(container)
  })

  test('lead to the choice when the script was saved elsewhere', async () => {
    const { container } = await render(<StorageBanners />)
    $saveStatus.set({ state: 'conflict' })
    await expect.element(page.getByRole('status')).toBeVisible()
    await page.getByRole('button', { name: 'Choose a version' }).click()
    await expect.poll(() => $isConflictDialogOpen.get()).toBe(true)
    await expectAccessible(container)
    $isConflictDialogOpen.set(false)
  })
})
