import { describe, expect, test } from 'vitest'
import { maxEntries, sitemapParts, writeSitemap, writeSitemapIndex } from '#functions/public/sitemap.ts'
import { locales } from '#routes'

const site = 'https://belfry.example'

test('a sitemap has the address of each page in every language, with the time of the last change', () => {
  const entry = { publicId: '0a', name: 'Đêm & Chuông', changedAt: Date.UTC(2026, 10, 23) }
  const xml = writeSitemap('script', [entry], site)
  expect(xml.match(/<loc>/g)).toHaveLength(locales.length)
  expect(xml).toContain(
    '<url><loc>https://belfry.example/fr/scripts/0a/dem-chuong</loc><lastmod>2026-11-23T00:00:00.000Z</lastmod></url>'
  )
})

test('a full sitemap of the longest addresses has at most 50,000 of them and 50 MB', () => {
  const entry = { publicId: '0123456789abcdef', name: '𠮷'.repeat(100), changedAt: Date.now() }
  const bytes = writeSitemap('character', [entry], 'https://a-rather-long-name-of-a-host.example').length
  expect(maxEntries * locales.length).toBeLessThanOrEqual(50_000)
  expect(bytes * maxEntries).toBeLessThan(50 * 1024 * 1024)
})

describe('the parts', () => {
  test('are one for few documents, then 16 times as many at a time, and cover every public id once', () => {
    expect([0, 1000, 1001, 16_000, 16_001].map(count => sitemapParts(count).length)).toEqual([
      1, 1, 16, 16, 256
    ])
    const parts = sitemapParts(16_001)
    expect(parts.filter(part => 'beef012345678901'.startsWith(part))).toEqual(['be'])
  })

  test('stay within the limit of an index for four million documents of each kind', () => {
    expect(2 * sitemapParts(4_000_000).length).toBeLessThanOrEqual(50_000)
  })
})

test('an index lists sitemaps', () => {
  expect(writeSitemapIndex([`${site}/a.xml`, `${site}/b.xml`])).toContain(
    '<sitemap><loc>https://belfry.example/a.xml</loc></sitemap>\n<sitemap>'
  )
})
