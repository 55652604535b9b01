import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { $script, undo } from '#stores/script.ts'
import { aScript, idsOf } from '../../core/script-builders.ts'
import { openMetadata, rules } from './metadata-helpers.ts'

const rulesOf = (count: number) => Array.from({ length: count }, (_, index) => `Rule ${index}`)
const add = () => page.getByRole('button', { name: 'Add a rule' })
const rule = (number: number) => page.getByRole('textbox', { name: `Rule ${number}`, exact: true })

describe('house rules', () => {
  test('are added, written, reordered, removed and brought back', async () => {
    await openMetadata()
    await add().click()
    await userEvent.keyboard('No whispering')
    await add().click()
    await userEvent.keyboard('Vote by hand')
    await expect.poll(rules).toEqual(['No whispering', 'Vote by hand'])
    page.getByRole('button', { name: 'Move Rule 2', exact: true }).element().focus()
    await userEvent.keyboard('[Space]{ArrowUp}[Space]')
    await expect.poll(rules).toEqual(['Vote by hand', 'No whispering'])
    await page.getByRole('button', { name: 'Remove rule 1' }).click()
    await expect.poll(rules).toEqual(['No whispering'])
    await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click()
    await expect.poll(rules).toEqual(['Vote by hand', 'No whispering'])
  })

  test('stop at ten, and say why', async () => {
    await openMetadata(aScript({ bootlegger: rulesOf(10) }))
    await expect.element(add()).toHaveAttribute('aria-disabled', 'true')
    await expect.element(page.getByText('A script can have up to 10 rules')).toBeVisible()
    await add().click({ force: true })
    expect(rules()).toHaveLength(10)
    await page.getByRole('button', { name: 'Remove rule 3' }).click()
    await add().click()
    await expect.poll(rules).toHaveLength(10)
  })

  test('beyond ten are all kept, with an error', async () => {
    await openMetadata(aScript({ bootlegger: rulesOf(12) }))
    await expect.element(page.getByText('12 / 10')).toBeVisible()
    await expect.element(page.getByText('Too many: at most 10')).toBeVisible()
    expect(rules()).toHaveLength(12)
  })

  test('beyond 100 are shown on request', async () => {
    await openMetadata(aScript({ bootlegger: rulesOf(250) }))
    await expect.element(page.getByText('Showing 100 of 250.')).toBeVisible()
    expect(rules()).toHaveLength(100)
    await page.getByRole('button', { name: 'Show 100 more' }).click()
    await page.getByRole('button', { name: 'Show 50 more' }).click()
    await expect.poll(rules).toHaveLength(250)
    expect(page.getByText('Showing').elements()).toHaveLength(0)
    expect(document.activeElement?.textContent).toContain('Rule 201')
  })

  test('may be equal: only the edited one changes', async () => {
    await openMetadata(aScript({ bootlegger: ['Same', 'Same', 'Same'] }))
    await rule(2).fill('Other')
    await expect.poll(rules).toEqual(['Same', 'Other', 'Same'])
    await page.getByRole('button', { name: 'Remove rule 1' }).click()
    await expect.poll(rules).toEqual(['Other', 'Same'])
  })

  test('follow an undo that removes or adds rules', async () => {
    await openMetadata(aScript({ bootlegger: ['First'] }))
    await add().click()
    await expect.poll(rules).toEqual(['First', ''])
    undo()
    await expect.poll(rules).toEqual(['First'])
  })

  test('show the error of an empty rule after blur only', async () => {
    await openMetadata()
    await add().click()
    await expect.element(rule(1)).toHaveFocus()
    await expect.element(rule(1)).not.toHaveAttribute('aria-invalid')
    await userEvent.tab()
    await expect.element(rule(1)).toHaveAttribute('aria-invalid', 'true')
    await rule(1).click()
    await expect.element(rule(1)).not.toHaveAttribute('aria-invalid')
  })
})

describe('the Bootlegger', () => {
  test('is suggested while rules exist and it is not on the script', async () => {
    await openMetadata(aScript({ bootlegger: ['No whispering'] }))
    const suggestion = page.getByRole('button', { name: 'Add the Bootlegger' })
    await suggestion.click()
    await expect.element(suggestion).not.toBeInTheDocument()
    expect(idsOf($script.get())).toEqual(['bootlegger'])
  })

  test('is not suggested without rules', async () => {
    await openMetadata()
    await expect.element(add()).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Add the Bootlegger' })).not.toBeInTheDocument()
  })
})
