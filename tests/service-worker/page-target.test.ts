import { describe, expect, test } from 'vitest'
import { builderPaths, builderScreens, locales, localizePath, prerenderedPath } from '#routes'
import { findPageTarget } from '#service-worker/page-target.ts'

describe('the target of a navigation', () => {
  test.each(builderScreens)('is the built page of the screen %s, in every language', screen => {
    for (const locale of locales) {
      const address = localizePath(locale, builderPaths[screen].replace(':id', 'imp'))
      expect(findPageTarget(address)).toEqual({ kind: 'page', locale, path: prerenderedPath(screen) })
    }
  })

  test.each([
    ['/about', 'en', '/about'],
    ['/vi/catalogue', 'vi', '/catalogue'],
    ['/pt-br/catalogue/fortuneteller', 'pt-br', '/catalogue/fortuneteller'],
    ['/shared', 'en', '/shared'],
    ['/scripts/0123456789abcdef/fog', 'en', '/scripts/0123456789abcdef/fog']
  ])('of %s is a page', (address, locale, path) => {
    expect(findPageTarget(address)).toEqual({ kind: 'page', locale, path })
  })

  test.each([
    ['/fr', '/fr/builder'],
    ['/fr/', '/fr/builder'],
    ['/builder/', '/builder'],
    ['/de/catalogue//', '/de/catalogue'],
    ['/tr/builder/characters/official', '/tr/builder/characters/existing'],
    ['/image-editor', '/icon-editor'],
    ['/vi/image-editor', '/vi/icon-editor']
  ])('of %s is a redirect to %s', (address, to) => {
    expect(findPageTarget(address)).toEqual({ kind: 'redirect', to })
  })

  test('of the root depends on the reader’s language', () => {
    expect(findPageTarget('/')).toEqual({ kind: 'root' })
  })

  test.each([
    '/api/scripts',
    '/api/docs',
    '/fr/api/docs',
    '/auth/signin/belfry',
    '/signed-in',
    '/de/signed-in',
    '/images/u/0123',
    '/icons/icon-192.png',
    '/sw.js',
    '/scripts/0123456789abcdef/fog/sheet.pdf',
    '/catalogue/imp/card.png'
  ])('of %s is none: the network answers', address => {
    expect(findPageTarget(address)).toBeUndefined()
  })
})
