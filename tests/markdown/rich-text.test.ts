import { expect, test } from 'vitest'
import { plainText } from '#markdown/rich-text.ts'

test('the plain text of inline content has its words and line breaks, without formatting', () => {
  expect(
    plainText([
      { kind: 'text', text: 'a ' },
      { kind: 'strong', children: [{ kind: 'emphasis', children: [{ kind: 'text', text: 'b' }] }] },
      { kind: 'break' },
      { kind: 'link', href: 'https://example.com/', children: [{ kind: 'text', text: 'c' }] }
    ])
  ).toBe('a b\nc')
  expect(plainText([])).toBe('')
})
