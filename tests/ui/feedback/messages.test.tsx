import { Bell } from 'lucide-react'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { StatusLine } from '#ui/feedback/status-line.tsx'
import { expectAccessible } from '../../components/accessibility.ts'

describe('a banner', () => {
  test.each(['advice', 'success'] as const)('of the tone %s is announced politely', async tone => {
    const { container } = await render(<Banner tone={tone}>Nothing is lost.</Banner>)
    await expect.element(page.getByRole('status')).toHaveTextContent('Nothing is lost.')
    await expectAccessible(container)
  })

  test('about an error is announced at once, and has its action inside', async () => {
    const { container } = await render(
      <Banner tone="error" action={<Button small>Download</Button>}>
        Not saved.
      </Banner>
    )
    const banner = page.getByRole('alert')
    await expect.element(banner.getByText('Not saved.')).toBeVisible()
    await expect.element(banner.getByRole('button', { name: 'Download' })).toBeVisible()
    await expectAccessible(container)
  })

  test('shows the icon of its tone or another one', async () => {
    const { container, rerender } = await render(<Banner tone="error">Text</Banner>)
    expect(container.querySelectorAll('svg')).toHaveLength(1)
    await rerender(
      <Banner tone="error" icon={<Bell className="bell" />}>
        Text
      </Banner>
    )
    expect([...container.querySelectorAll('svg')].map(icon => icon.classList.contains('bell'))).toEqual([
      true
    ])
  })
})

describe('a status line', () => {
  test('is announced politely, a refusal at once', async () => {
    const { rerender } = await render(<StatusLine>Saved</StatusLine>)
    await expect.element(page.getByRole('status')).toHaveTextContent('Saved')
    await rerender(<StatusLine refused>Too long</StatusLine>)
    await expect.element(page.getByRole('alert')).toHaveTextContent('Too long')
  })
})

describe('an empty state', () => {
  const state = (isPage: boolean, title = 'Nothing here') => (
    <EmptyState
      icon={<Bell />}
      title={title}
      isPage={isPage}
      actions={<ButtonLink href="/builder">Begin</ButtonLink>}
    >
      Add the first one.
    </EmptyState>
  )

  test('is headed below the page’s heading, with its next steps', async () => {
    const { container } = await render(state(false))
    await expect.element(page.getByRole('heading', { level: 2, name: 'Nothing here' })).toBeVisible()
    await expect.element(page.getByText('Add the first one.')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Begin' })).toBeVisible()
    await expectAccessible(container)
  })

  test('has the page’s heading when it is the whole page', async () => {
    await render(state(true))
    await expect.element(page.getByRole('heading', { level: 1, name: 'Nothing here' })).toBeVisible()
  })

  test('sets a title in a font that has its letters', async () => {
    await render(state(false, 'Здесь пусто'))
    await expect.element(page.getByRole('heading')).toHaveClass('face-any')
  })

  test('has no row of actions without actions', async () => {
    const { container } = await render(
      <EmptyState icon={<Bell />} title="Nothing">
        Text
      </EmptyState>
    )
    expect(container.querySelector('.empty-state-actions')).toBeNull()
  })
})
