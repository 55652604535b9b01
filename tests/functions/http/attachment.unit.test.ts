import { expect, test } from 'vitest'
import { attachment } from '#functions/http/attachment.ts'

test.each([
  ['Bells.pdf', 'attachment; filename="Bells.pdf"; filename*=UTF-8\'\'Bells.pdf'],
  ['Mr. Bell.pdf', 'attachment; filename="Mr. Bell.pdf"; filename*=UTF-8\'\'Mr.%20Bell.pdf'],
  [
    `${'a'.repeat(16_000)}.png`,
    `attachment; filename="${'a'.repeat(100)}.png"; filename*=UTF-8''${'a'.repeat(100)}.png`
  ]
])('the name %.20s', (name, header) => expect(attachment(name)).toBe(header))

test('a letter of two code units that is cut in half does not break the header', () => {
  expect(attachment(`${'a'.repeat(99)}${'😀'.repeat(9)}.pdf`)).toContain(`filename="${'a'.repeat(99)}_.pdf"`)
})

test.each([
  ['an override of the direction of writing', 'bells\u202egnp.exe', 'bellsgnp.exe'],
  ['an isolate', 'bells\u2066.pdf\u2069', 'bells.pdf'],
  ['a control character', 'bells\u0000\r\n\u0085.pdf', 'bells.pdf']
])('%s is left out: it could hide what kind of file it is', (_, name, expected) => {
  expect(attachment(name)).toBe(attachment(expected))
})
