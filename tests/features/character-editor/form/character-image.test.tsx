import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { isDeviceImage } from '#core/device-image.ts'
import { $script } from '#stores/script.ts'
import { $session } from '#stores/session.ts'
import { chooseFiles } from '../../../components/choose-file.ts'
import { apply, button, field, openEditor } from '../editor-helpers.tsx'

beforeEach(() => $session.set({ state: 'out' }))

test.each(['out', 'in'] as const)('a file becomes the picture of a character, signed %s', async state => {
  if (state === 'in') $session.set({ state, user: { name: 'Ada' } })
  await openEditor()
  await field('Name').fill('Owl')
  await field('Ability').fill('Hoot.')
  await expect.element(button('Choose an image file: Image 1')).toBeVisible()
  const canvas = new OffscreenCanvas(8, 8)
  canvas.getContext('2d')?.fillRect(0, 0, 8, 8)
  chooseFiles([new File([await canvas.convertToBlob()], 'owl.png')])
  await expect.element(field('Image 1'), { timeout: 10_000 }).toBeVisible()
  await expect.element(button('Choose an image file: Image 2')).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'Image 1' }), { timeout: 10_000 }).toBeVisible()
  await apply()
  const [owl] = $script.get().characters
  expect(owl?.kind === 'custom' && owl.image?.every(isDeviceImage)).toBe(true)
})
