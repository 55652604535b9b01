import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { StoredImage } from '#features/my-work/images/stored-image.tsx'
import { aPng } from './a-png.ts'

test('an image that can’t be loaded says so', async () => {
  await render(<StoredImage address="data:image/png;base64,broken" />)
  await expect.element(page.getByTitle('The image can’t be loaded')).toBeVisible()
})

test('an image that is there is shown', async () => {
  const address = URL.createObjectURL(await aPng('moon'))
  await render(<StoredImage address={address} />)
  await expect.poll(() => document.querySelector('img')?.naturalWidth).toBeGreaterThan(0)
  await expect.element(page.getByTitle('The image can’t be loaded')).not.toBeInTheDocument()
})
