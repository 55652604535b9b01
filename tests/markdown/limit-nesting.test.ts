import { expect, test } from 'vitest'
import { parseMarkdown } from '#markdown/parse-markdown.ts'
import { plainText } from '#markdown/rich-text.ts'

/** The words of a text of one paragraph. */
function wordsOf(text: string): string {
  const [block, ...others] = parseMarkdown(text)
  if (block?.kind !== 'paragraph' || others.length > 0) throw new Error('not one paragraph')
  return plainText(block.children)
}

test('an address that is too long to be a link stays as it was typed', () => {
  const address = `https://www.example.com/?a=b@c[1]&d=${'x'.repeat(1000)}`
  expect(wordsOf(`See ${address}`)).toBe(`See ${address}`)
  expect(wordsOf(`[Here](${address})`)).toBe(`[Here](${address})`)
})

test('a paragraph without spaces has its links', () => {
  const [paragraph] = parseMarkdown(`${'漢'.repeat(1500)}[字](https://example.com/)`)
  expect(paragraph).toMatchObject({
    children: [{ kind: 'text' }, { kind: 'link', href: 'https://example.com/' }]
  })
})

test('rows of spaces keep the words around them', () => {
  expect(wordsOf(`One${' '.repeat(500)}two`)).toMatch(/^One +two$/)
})
