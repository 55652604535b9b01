import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../components/accessibility.ts'
import { waitFor } from '../../../wait.ts'
import { layers, openAddPanel } from './add-helpers.tsx'

/** The camera of the test: a canvas that is painted all the time. */
function fakeCamera() {
  const canvas = document.createElement('canvas')
  canvas.width = 64
  canvas.height = 48
  const context = canvas.getContext('2d')
  const timer = setInterval(() => context?.fillRect(0, 0, 64, 48), 30)
  onTestFinished(() => clearInterval(timer))
  return canvas.captureStream(30)
}

function answerCamera(answer: () => Promise<MediaStream>) {
  const spy = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(answer)
  onTestFinished(() => spy.mockRestore())
  return spy
}

const dialog = () => page.getByRole('dialog', { name: 'Take a photo' })
const shutter = () => dialog().getByRole('button', { name: 'Take a photo' })

test('takes a photo with the camera of the device, and turns it off', async () => {
  const stream = fakeCamera()
  answerCamera(async () => stream)
  await openAddPanel()
  await page.getByRole('button', { name: 'Take a photo' }).click()
  await expect.element(shutter()).toBeEnabled()
  await expectAccessible(document.querySelector('dialog') ?? undefined)
  await shutter().click()
  await waitFor(() => expect(layers()).toHaveLength(1))
  expect(layers()[0]).toMatchObject({ name: 'Photo', content: { kind: 'image', width: 64, height: 48 } })
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(stream.getTracks().map(({ readyState }) => readyState)).toEqual(['ended'])
})

describe('says why there is no picture', () => {
  test.each([
    ['NotAllowedError', 'isn’t allowed to use the camera'],
    ['NotFoundError', 'No camera found'],
    ['NotReadableError', 'Another program is using the camera'],
    ['UnknownError', 'The camera couldn’t be started']
  ])('%s', async (name, text) => {
    const spy = answerCamera(() => Promise.reject(new DOMException('', name)))
    await openAddPanel()
    await page.getByRole('button', { name: 'Take a photo' }).click()
    await expect.element(dialog().getByText(text)).toBeVisible()
    await expect.element(shutter()).toBeDisabled()
    await dialog().getByRole('button', { name: 'Try again' }).click()
    await waitFor(() => expect(spy.mock.calls.length).toBeGreaterThan(1))
  })
})

test('the camera goes off with the dialog', async () => {
  const stream = fakeCamera()
  answerCamera(async () => stream)
  await openAddPanel()
  await page.getByRole('button', { name: 'Take a photo' }).click()
  await expect.element(shutter()).toBeEnabled()
  await dialog().getByRole('button', { name: 'Close' }).click()
  expect(stream.getTracks().map(({ readyState }) => readyState)).toEqual(['ended'])
})
