import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AccountSpaceBanner } from '#layouts/notices/account-space-banner.tsx'
import { $nearlyFull, noteSpace } from '#stores/account-space.ts'
import { expectAccessible } from '../../components/accessibility.ts'

const info = {
  id: 'a',
  publicId: 'b',
  name: 'Bells',
  visibility: 'private',
  version: 1,
  madeAt: 0,
  changedAt: 0
} as const

afterEach(() => $nearlyFull.set(undefined))

test('a save says when the account is almost full, and what then happens', async () => {
  const { container } = await render(<AccountSpaceBanner />)
  expect(page.getByRole('status').query()).toBeNull()
  const limit = 100 * 1024 ** 2
  noteSpace({ ...info, nearlyFull: { used: 0.935 * limit, limit } })
  await expect.element(page.getByText(/93.5 of 100 MB.*the oldest versions are deleted first/)).toBeVisible()
  await expectAccessible(container)
  noteSpace(info)
  await expect.element(page.getByRole('status')).not.toBeInTheDocument()
})
