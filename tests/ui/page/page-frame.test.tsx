import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '#ui/buttons/button.tsx'
import { StatusLine } from '#ui/feedback/status-line.tsx'
import { BackLink, PageFrame, type PageFrameProps, Panel } from '#ui/page/page-frame.tsx'
import { expectAccessible } from '../../components/accessibility.ts'

const frame = (props: Partial<PageFrameProps> = {}) => (
  <PageFrame heading="Nine Bells" {...props}>
    <p>Content</p>
  </PageFrame>
)

const box = (text: string) => page.getByText(text).element().getBoundingClientRect()

beforeEach(() => page.viewport(1280, 800))

describe('the frame of a page', () => {
  test('has the only first heading, with a byline', async () => {
    const { container } = await render(frame({ byline: 'by Mara Oakes' }))
    await expect.element(page.getByRole('heading', { level: 1, name: 'Nine Bells' })).toBeVisible()
    await expect.element(page.getByText('by Mara Oakes')).toBeVisible()
    await expect.element(page.getByText('Content')).toBeVisible()
    await expectAccessible(container)
  })

  test('sets heading and byline in one font that has the letters of both', async () => {
    await render(frame({ byline: 'Мара' }))
    await expect.element(page.getByRole('heading')).toHaveClass('face-any')
    await expect.element(page.getByText('Мара')).toHaveClass('face-any')
  })

  test('shows buttons and summary on a wide window, and icons and a small line on a narrow one', async () => {
    await render(
      frame({
        byline: 'by Mara Oakes',
        actions: <span>Buttons</span>,
        barActions: <span>Icons</span>,
        barLine: <span>Saved</span>,
        summary: <span>13 Townsfolk</span>
      })
    )
    const shown = ['by Mara Oakes', 'Buttons', '13 Townsfolk']
    const narrow = ['Icons', 'Saved']
    for (const text of shown) await expect.element(page.getByText(text)).toBeVisible()
    for (const text of narrow) await expect.element(page.getByText(text)).not.toBeVisible()
    await page.viewport(390, 800)
    for (const text of shown) await expect.element(page.getByText(text)).not.toBeVisible()
    for (const text of narrow) await expect.element(page.getByText(text)).toBeVisible()
  })

  test('cuts a long line under the heading of a narrow window with an ellipsis', async () => {
    await page.viewport(390, 800)
    await render(frame({ byline: 'by Mara Oakes and everybody who has ever rung one of the nine bells' }))
    const byline = page.getByText('by Mara Oakes').element()
    expect(byline.scrollWidth).toBeGreaterThan(byline.clientWidth)
    // The ellipsis of a flex container would be without effect.
    expect(getComputedStyle(byline)).toMatchObject({ display: 'block', textOverflow: 'ellipsis' })
  })

  test('has two lines for a long heading in a narrow window, until there is a state to show', async () => {
    await page.viewport(360, 800)
    const heading = 'The nine bells of the drowned village'
    const { rerender } = await render(frame({ heading, barLine: <StatusLine /> }))
    expect(box(heading).height).toBe(52)
    await rerender(frame({ heading, barLine: <StatusLine>Not applied yet</StatusLine> }))
    expect(box(heading).height).toBe(26)
  })

  test('keeps a button at the end of the bar away from the edge', async () => {
    await page.viewport(390, 800)
    await render(frame({ barActions: <Button variant="primary">Done</Button> }))
    expect(page.getByRole('button').element().getBoundingClientRect().right).toBe(390 - 12)
  })

  test('starts with what leads away from it', async () => {
    await render(frame({ start: <BackLink href="/builder" label="Back to the script" /> }))
    const link = page.getByRole('link', { name: 'Back to the script' })
    await expect.element(link).toHaveAttribute('href', '/builder')
    expect(link.element().getBoundingClientRect().right).toBeLessThan(box('Nine Bells').right)
  })
})

describe('the second column', () => {
  test('is beside the first one from 1200 px on', async () => {
    await render(frame({ aside: <p>Aside</p> }))
    expect(box('Aside').left).toBeGreaterThan(box('Content').left)
    expect(box('Aside').top).toBeLessThan(box('Content').bottom)
  })

  test.each([
    ['after', true],
    ['before', false]
  ] as const)('is below 1200 px %s the content', async (asideBelow, isAfter) => {
    await page.viewport(1000, 800)
    await render(frame({ aside: <p>Aside</p>, asideBelow }))
    expect(box('Aside').top > box('Content').top).toBe(isAfter)
    expect(Math.abs(box('Aside').left - box('Content').left)).toBeLessThan(1)
  })

  test('can be left out below 1200 px', async () => {
    await render(frame({ aside: <p>Aside</p>, asideBelow: 'nowhere' }))
    await expect.element(page.getByText('Aside')).toBeVisible()
    await page.viewport(1000, 800)
    await expect.element(page.getByText('Aside')).not.toBeVisible()
  })

  test('is wider for forms and texts', async () => {
    const { container, rerender } = await render(frame({ aside: <p>Aside</p> }))
    const width = () => container.querySelector('.page-frame-aside')?.getBoundingClientRect().width
    expect(width()).toBe(272)
    await rerender(frame({ aside: <p>Aside</p>, asideIsWide: true }))
    expect(width()).toBe(296)
  })
})

describe('a panel', () => {
  test('is headed by its title, with a note', async () => {
    const { container } = await render(
      <Panel title="Advice" note="2 notes">
        Text
      </Panel>
    )
    await expect.element(page.getByRole('heading', { level: 2, name: 'Advice' })).toBeVisible()
    await expect.element(page.getByText('2 notes')).toBeVisible()
    await expectAccessible(container)
  })

  test('can be without a title', async () => {
    await render(<Panel>Text</Panel>)
    await expect.element(page.getByRole('heading')).not.toBeInTheDocument()
  })

  test('that is quiet keeps the font of the text, whatever the letters', async () => {
    await render(
      <Panel title="Совет" quiet>
        Text
      </Panel>
    )
    await expect.element(page.getByRole('heading')).not.toHaveClass('face-any')
  })
})
