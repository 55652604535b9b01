import { useState } from 'react'
import { describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { scriptRules } from '#core/script/script-rules.ts'
import { ImageField } from '#features/metadata/image-field.tsx'
import { $session } from '#stores/session.ts'

function Logo({ address }: { address: string }) {
  const [value, setValue] = useState(address)
  return <ImageField label="Logo" rule={scriptRules.shape.logo} value={value} onChange={setValue} />
}

const show = () => page.getByRole('button', { name: 'Show the picture: Logo' })
const image = () => page.getByRole('img', { name: 'Logo' })

/** The smallest GIF. */
const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

describe('an image field', () => {
  test('says that uploading needs an account, and offers one’s images with one', async () => {
    onTestFinished(() => $session.set({ state: 'out' }))
    await render(<Logo address="" />)
    $session.set({ state: 'out' })
    const hint = page.getByText('Sign in to upload images of your own.')
    await expect.element(hint).toBeVisible()
    $session.set({ state: 'in', user: { name: 'Nora Vane' } })
    await expect.element(page.getByRole('button', { name: 'Logo' })).toBeVisible()
    await expect.element(hint).not.toBeInTheDocument()
  })

  test('shows the image only on request, and without a referrer', async () => {
    await render(<Logo address="https://example.invalid/logo.png" />)
    expect(document.querySelector('img')).toBeNull()
    const images: HTMLImageElement[] = []
    const observer = new MutationObserver(() => images.push(...document.querySelectorAll('img')))
    observer.observe(document.body, { childList: true, subtree: true })
    await show().click()
    await expect.element(page.getByText('No picture could be loaded from this address.')).toBeVisible()
    observer.disconnect()
    expect(images[0]?.src).toBe('https://example.invalid/logo.png')
    expect(images[0]?.referrerPolicy).toBe('no-referrer')
  })

  test('refuses images at http://', async () => {
    await render(<Logo address="http://example.invalid/logo.png" />)
    await show().click()
    await expect.element(page.getByText('Only pictures at https:// can be shown here.')).toBeVisible()
    expect(document.querySelector('img')).toBeNull()
  })

  test('hides the image again, also when its address changes', async () => {
    await render(<Logo address="https://example.invalid/1.png" />)
    await show().click()
    await page.getByRole('button', { name: 'Hide the picture: Logo' }).click()
    await expect.element(show()).toHaveAttribute('aria-expanded', 'false')
    await show().click()
    await page.getByRole('textbox', { name: 'Logo' }).fill('https://example.invalid/2.png')
    await expect.element(show()).toBeVisible()
    await expect.element(image()).not.toBeInTheDocument()
  })

  test.each(['', 'logo.png', pixel])('offers no image at %j, which is not a web address', async address => {
    await render(<Logo address={address} />)
    await expect.element(page.getByRole('textbox', { name: 'Logo' })).toHaveValue(address)
    await expect.element(show()).not.toBeInTheDocument()
  })

  test('offers the images of the account only to signed-in users', async () => {
    await render(<Logo address="" />)
    await expect.element(page.getByRole('textbox', { name: 'Logo' })).toBeVisible()
    expect(page.getByRole('button').elements()).toEqual([])
  })
})
