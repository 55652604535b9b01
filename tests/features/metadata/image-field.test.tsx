import { useState } from 'react'
import { describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { scriptRules } from '#core/script/script-rules.ts'
import { ImageField } from '#features/metadata/image-field.tsx'
import { readDeviceImage } from '#stores/device-images/device-images.ts'
import { $session } from '#stores/session.ts'
import { expectAccessible } from '../../components/accessibility.ts'
import { chooseFiles } from '../../components/choose-file.ts'

function Logo({ address }: { address: string }) {
  const [value, setValue] = useState(address)
  return (
    <ImageField use="logo" label="Logo" rule={scriptRules.shape.logo} value={value} onChange={setValue} />
  )
}

const chooser = () => page.getByRole('button', { name: 'Choose an image file: Logo' })

function target() {
  const found = document.querySelector<HTMLElement>('.image-target')
  if (!found) throw new Error('No file is taken')
  return found
}

function withFiles(files: readonly File[]) {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  return { bubbles: true, cancelable: true, dataTransfer }
}

const drop = (files: readonly File[]) => target().dispatchEvent(new DragEvent('drop', withFiles(files)))

function pasteInto(files: readonly File[]) {
  const { dataTransfer: clipboardData, ...options } = withFiles(files)
  const field = target().querySelector('input')
  field?.dispatchEvent(new ClipboardEvent('paste', { ...options, clipboardData }))
}

/** A photo of this width in pixels. */
async function photo(width: number) {
  const canvas = new OffscreenCanvas(width, width / 2)
  canvas.getContext('2d')?.fillRect(0, 0, width, 10)
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], 'photo.jpg')
}

const show = () => page.getByRole('button', { name: 'Show the image: Logo' })
const hide = () => page.getByRole('button', { name: 'Hide the image: Logo' })
const image = () => page.getByRole('img', { name: 'Logo' })

/** The smallest GIF. */
const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

describe('an image field', () => {
  test('takes a file without an account, and offers one’s images with one', async () => {
    onTestFinished(() => $session.set({ state: 'out' }))
    await render(<Logo address="" />)
    $session.set({ state: 'out' })
    await expect.element(chooser()).toBeVisible()
    await expectAccessible(document.querySelector('.metadata-image-field') ?? undefined)
    $session.set({ state: 'in', user: { name: 'Nora Vane' } })
    await expect.element(page.getByRole('button', { name: 'From my images: Logo' })).toBeVisible()
    await expect.element(chooser()).not.toBeInTheDocument()
  })

  test.each([
    ['chosen', (files: File[]) => chooseFiles(files)],
    ['dropped', (files: File[]) => drop(files)],
    ['pasted', (files: File[]) => pasteInto(files)]
  ])('stores a %s file on this device, and shows it', async (_, give) => {
    $session.set({ state: 'out' })
    await render(<Logo address="" />)
    await expect.element(chooser()).toBeVisible()
    give([await photo(1800)])
    await expect
      .poll(() => document.querySelector('input')?.value, { timeout: 10_000 })
      .toMatch(/\/images\/device\//)
    await expect.element(page.getByText('The image is stored on this device.')).toBeInTheDocument()
    // The service worker, which isn't there, would answer the image's address.
    await expect.element(hide()).toHaveAttribute('aria-expanded', 'true')
    const address = document.querySelector('input')?.value ?? ''
    const stored = await readDeviceImage(address)
    const { width } = await createImageBitmap(stored ?? new Blob())
    expect(width).toBe(1600)
  })

  test('shows where a file that is held over it goes, and says why one isn’t taken', async () => {
    $session.set({ state: 'out' })
    await render(<Logo address="" />)
    await expect.element(chooser()).toBeVisible()
    const note = new File(['no image'], 'note.txt')
    target().dispatchEvent(new DragEvent('dragover', withFiles([note])))
    await expect.poll(() => target().dataset.dragging).toBe('Drop the image here')
    drop([note])
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('This isn’t a PNG, JPEG or WebP image. Save it as one.')
    expect(target().dataset.dragging).toBeUndefined()
    await expect.element(page.getByRole('textbox', { name: 'Logo' })).toHaveValue('')
  })

  test('shows the image only on request, and without a referrer', async () => {
    await render(<Logo address="https://example.invalid/logo.png" />)
    expect(document.querySelector('img')).toBeNull()
    const images: HTMLImageElement[] = []
    const observer = new MutationObserver(() => images.push(...document.querySelectorAll('img')))
    observer.observe(document.body, { childList: true, subtree: true })
    await show().click()
    await expect.element(page.getByText('No image could be loaded. Check the address.')).toBeVisible()
    observer.disconnect()
    expect(images[0]?.src).toBe('https://example.invalid/logo.png')
    expect(images[0]?.referrerPolicy).toBe('no-referrer')
  })

  test('refuses images at http://', async () => {
    await render(<Logo address="http://example.invalid/logo.png" />)
    await show().click()
    await expect.element(page.getByText('Only images at https:// can be shown here.')).toBeVisible()
    expect(document.querySelector('img')).toBeNull()
  })

  test('hides the image again, also when its address changes', async () => {
    await render(<Logo address="https://example.invalid/1.png" />)
    await show().click()
    await hide().click()
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
    $session.set({ state: 'out' })
    await expect.element(chooser()).toBeVisible()
    await expect.element(page.getByRole('button', { name: /From my images/ })).not.toBeInTheDocument()
  })
})
