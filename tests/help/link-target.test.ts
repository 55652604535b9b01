import { describe, expect, test } from 'vitest'
import { resolveLink } from '#help/link-target.ts'

describe('a link of the help', () => {
  test.each([
    ['help:printing#paper', '/fr/help/printing#paper'],
    ['help:files', '/fr/help/files'],
    ['screen:newScript', '/fr/new'],
    ['page:about#privacy', '/fr/about#privacy'],
    ['page:api-docs', '/fr/api/docs'],
    ['#paper', '#paper']
  ])('%s leads to a page of the language', (address, href) => {
    expect(resolveLink(address, 'fr')).toEqual({ href, isExternal: false })
  })

  test('leads to other sites over HTTPS', () => {
    expect(resolveLink('https://example.org/a?b=c', 'en')).toEqual({
      href: 'https://example.org/a?b=c',
      isExternal: true
    })
  })

  test.each([
    'help:nothing',
    'screen:nothing',
    'screen:editCharacter',
    'screen:toString',
    'page:nothing',
    'http://example.org',
    'javascript:alert(1)',
    '/builder',
    'help:files#A b'
  ])('refuses %s', address => {
    expect(resolveLink(address, 'en')).toBeUndefined()
  })
})
