import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Finding } from '#features/json/findings/findings.ts'
import { FindingsPanel } from '#features/json/findings/findings-panel.tsx'
import { expectAccessible } from '../../../components/accessibility.ts'

const finding = (severity: Finding['severity'], from = 0): Finding => ({
  from,
  to: from + 1,
  severity,
  kind: 'rule',
  code: 'text_empty',
  maximum: 0
})

function show(findings: readonly Finding[], text = 'a\nb\nc') {
  const onShow = vi.fn()
  return render(
    <FindingsPanel text={text} findings={findings} nameOf={() => undefined} onShow={onShow} />
  ).then(() => onShow)
}

describe('the findings of a text', () => {
  test('are grouped by what they mean for applying it', async () => {
    await show([finding('warning'), finding('error'), finding('repair'), finding('error')])
    const headings = page.getByRole('heading', { level: 3 }).elements()
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Fix before applying 2',
      'Fixed automatically on apply 1',
      'Warnings 1'
    ])
    await expectAccessible(document.querySelector('.panel') ?? document.body)
  })

  test('have their line, and show their place when they are chosen', async () => {
    const second = finding('warning', 2)
    const onShow = await show([finding('warning'), second])
    await page.getByRole('button', { name: /^Line 2/ }).click()
    expect(onShow).toHaveBeenCalledExactlyOnceWith(second)
  })

  test('are twelve of a group before all are asked for', async () => {
    await show([...Array.from({ length: 15 }, () => finding('warning')), finding('error')])
    expect(page.getByRole('listitem').elements()).toHaveLength(13)
    await page.getByRole('button', { name: 'Show all 15' }).click()
    expect(page.getByRole('listitem').elements()).toHaveLength(16)
  })

  test('are none in a text without problems', async () => {
    await show([])
    await expect.element(page.getByText('No problems')).toBeVisible()
    expect(page.getByRole('heading', { level: 3 }).elements()).toEqual([])
  })
})
