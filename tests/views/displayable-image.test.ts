import { afterEach, expect, test, vi } from 'vitest'
import { isDisplayableImage } from '#views/displayable-image.ts'

afterEach(() => vi.unstubAllGlobals())

test.each(['https://example.org/a.png', ' HTTPS://example.org/a.png', 'data:image/png;base64,AAAA'])(
  'the image at %s is shown',
  address => expect(isDisplayableImage(address)).toBe(true)
)

test.each([
  'http://example.org/a.png',
  'javascript:alert(1)',
  'data:text/html,<script>',
  'blob:https://example.org/1',
  'a.png',
  ''
])('the image at “%s” is not', address => expect(isDisplayableImage(address)).toBe(false))

test('an image of the same site is shown, which has no https while developing', () => {
  vi.stubGlobal('location', { origin: 'http://localhost:8787' })
  expect(isDisplayableImage('http://localhost:8787/i/owl')).toBe(true)
  expect(isDisplayableImage('http://localhost:8788/i/owl')).toBe(false)
})
