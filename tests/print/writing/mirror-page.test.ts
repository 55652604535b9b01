import { expect, test } from 'vitest'
import { mirrorPage } from '#print/writing/mirror-page.ts'

test('a box and an image change their place', () => {
  expect(mirrorPage('<rect x="10" y="5" width="20" height="9" fill="#fff"/>', 100)).toBe(
    '<rect x="70" y="5" width="20" height="9" fill="#fff"/>'
  )
  expect(
    mirrorPage('<image x="0" y="5" width="20" href="data:x" clip-path="url(#a)" mask="url(#b)"/>', 100)
  ).toBe('<image x="80" y="5" width="20" href="data:x"/>')
})

test('the texts of a line move as one, and keep their order', () => {
  const text = (x: number, width: number, letters: string) =>
    `<text x="${x}" y="9" width="${width}">${letters}</text>`
  expect(mirrorPage(text(10, 20, 'ab') + text(30, 10, 'c') + text(60, 10, 'other'), 100)).toBe(
    text(60, 20, 'ab') + text(80, 10, 'c') + text(30, 10, 'other')
  )
})

test('a rotated text moves by its matrix', () => {
  // Turned by 90 degrees around the corner: its middle is at x = 8.
  const turned = (e: number) =>
    `<text x="0" y="0" width="20" transform="matrix(0,-1,1,0,${e},50)">Team</text>`
  expect(mirrorPage(turned(8), 100)).toBe(turned(92))
})

test('shapes are mirrored, but not what they are clipped with', () => {
  const clip = '<clipPath id="c"><path d="M0 0h9v9z"/></clipPath>'
  expect(mirrorPage(`${clip}<path d="M1 1h2" clip-path="url(#c)"/>`, 50)).toBe(
    `${clip}<path transform="matrix(-1 0 0 1 50 0)" d="M1 1h2" clip-path="url(#c)"/>`
  )
})
