import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { $script } from '#stores/script.ts'
import { expectAccessible } from '../../components/accessibility.ts'
import { aScript } from '../../core/script-builders.ts'
import { openMetadata, title, undo } from './metadata-helpers.ts'

const author = () => page.getByLabelText('Author')
const field = (name: string) => page.getByRole('textbox', { name, exact: true })

describe('the metadata of a script', () => {
  test('is saved at each keystroke, and undone a field at a time', async () => {
    await openMetadata()
    await title().click()
    await userEvent.keyboard('Nightfall')
    await expect.element(page.getByRole('heading', { level: 1, name: 'Nightfall' })).toBeVisible()
    await expect.element(page.getByText('9 / 50')).toBeVisible()
    await author().click()
    await userEvent.keyboard('Mara Oakes')
    await expect.element(page.getByText('by Mara Oakes').first()).toBeVisible()
    await undo()
    await expect.element(author()).toHaveValue('')
    await expect.element(title()).toHaveValue('Nightfall')
  })

  test('hides the title by a switch', async () => {
    await openMetadata()
    const hide = page.getByRole('switch', { name: 'Hide the name' })
    await hide.click()
    await expect.element(hide).toBeChecked()
    expect($script.get().hideTitle).toBe(true)
    await undo()
    await expect.element(hide).not.toBeChecked()
  })

  test('includes the addresses of both images and of the almanac', async () => {
    await openMetadata()
    await field('Logo').fill('https://example.com/logo.png')
    await field('Background').fill('https://example.com/back.png')
    await field('Almanac link').fill('https://example.com/almanac')
    await expect
      .poll(() => $script.get())
      .toMatchObject({
        logo: 'https://example.com/logo.png',
        background: 'https://example.com/back.png',
        almanac: 'https://example.com/almanac'
      })
  })

  test('has no key for an address that was cleared', async () => {
    await openMetadata(aScript({ almanac: 'https://example.com/almanac' }))
    await field('Almanac link').fill('')
    await expect.poll(() => $script.get().almanac).toBeUndefined()
  })

  test.each([390, 1000, 1440])('is accessible at %i px', async width => {
    const script = aScript({ title: 'x'.repeat(60), bootlegger: ['', 'No whispering'], almanac: 'almanac' })
    await openMetadata(script, { width, height: 900 })
    await expectAccessible()
  })
})

describe('an invalid text', () => {
  test('is stored as typed; its error shows after blur, until it is corrected', async () => {
    await openMetadata()
    const logo = field('Logo')
    await logo.click()
    await userEvent.keyboard('logo.png')
    await expect.element(logo).not.toHaveAttribute('aria-invalid')
    await userEvent.tab()
    await expect
      .element(page.getByText('Enter a web address that begins with https:// or http://'))
      .toBeVisible()
    await expect.element(logo).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible()
    expect($script.get().logo).toBe('logo.png')
    await logo.fill('https://example.com/logo.png')
    await expect.element(logo).not.toHaveAttribute('aria-invalid')
  })

  test('over the limit is kept, with an error, and fits the page', async () => {
    const long = 'x'.repeat(60)
    await openMetadata(aScript({ title: long }))
    await expect.element(page.getByText('60 / 50')).toBeVisible()
    await expect.element(page.getByText('Too long: at most 50 characters')).toBeVisible()
    await expect.element(title()).toHaveValue(long)
    expect(document.documentElement.scrollWidth - innerWidth).toBeLessThanOrEqual(0)
  })
})
