import { describe, expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { everyBuilderScreen, everyCharacter, everyLocale, sitemapPaths } from '#layouts/static-paths.ts'
import { locales } from '#routes'

describe('static paths', () => {
  test('have every language, English without a prefix', () => {
    expect(everyLocale().map(({ params }) => params.locale)).toEqual([
      undefined,
      'fr',
      'de',
      'pt-br',
      'tr',
      'vi'
    ])
  })

  test('have every screen below the builder’s path once in every language', () => {
    const paths = everyBuilderScreen().map(({ params }) => `${params.locale ?? ''}/${params.screen ?? ''}`)
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths).toContain('/')
    expect(paths).toContain('fr/first-night')
    expect(paths).toContain('/import')
    expect(paths.some(path => path.includes(':'))).toBe(false)
    const screens = everyBuilderScreen().map(({ props }) => props.screen)
    expect(screens).not.toContain('newScript')
    expect(screens).not.toContain('account')
  })

  test('have every official character in every language', () => {
    expect(everyCharacter()).toHaveLength(catalogue.characters.size * locales.length)
    expect(everyCharacter()).toContainEqual({ params: { locale: 'de', id: 'imp' } })
  })

  test('of the sitemap are those that search engines should find', () => {
    const paths = sitemapPaths()
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths).toContain('/fr/catalogue/imp')
    expect(paths).toContain('/about')
    expect(paths.some(path => path.includes('/builder'))).toBe(false)
  })
})
