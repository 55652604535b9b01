import { useStore } from '@nanostores/react'
import type { WritableAtom } from 'nanostores'
import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { StorageBanners } from '#layouts/notices/storage-banners.tsx'
import { $storageState } from '#stores/storage/delayed-storage.ts'
import { persistentAtom } from '#stores/storage/persistent-atom.ts'

const Value = ({ $value }: { $value: WritableAtom<string> }) => <p>{useStore($value)}</p>

test.each([
  ['changed', () => localStorage.setItem('belfry:test', 'theirs')],
  ['removed', () => localStorage.removeItem('belfry:test')]
])('a stored value that another tab has %s is read while rendering without a warning', async (_, change) => {
  localStorage.setItem('belfry:test', 'mine')
  onTestFinished(() => localStorage.removeItem('belfry:test'))
  const $value = persistentAtom<string>('belfry:test', 'initial')
  change()
  $storageState.set('saved')
  const errors = vi.spyOn(console, 'error')
  onTestFinished(() => errors.mockRestore())
  const screen = await render(<StorageBanners />)
  await screen.rerender(
    <>
      <StorageBanners />
      <Value $value={$value} />
    </>
  )
  await expect.element(screen.getByText(/theirs|initial/)).toBeVisible()
  expect(errors).not.toHaveBeenCalled()
})
