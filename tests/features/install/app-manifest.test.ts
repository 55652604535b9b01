import { readFileSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { appManifest } from '#features/install/app-manifest.ts'
import { builderPaths, cataloguePath, languageTags, locales, splitLocale } from '#routes'
import { manifestPath } from '#routes/app-paths.ts'
import { shareTargetPath } from '#routes/service-worker-paths.ts'

const paths = new Set<string>([...Object.values(builderPaths), cataloguePath, shareTargetPath])
const page = readFileSync('src/layouts/page.astro', 'utf8')

describe.each(locales)('the manifest in %s', locale => {
  const manifest = appManifest(locale)
  const images = [
    ...manifest.icons.filter(({ type }) => type === 'image/png'),
    ...manifest.shortcuts.flatMap(({ icons }) => icons),
    ...manifest.screenshots
  ]

  test('names the language, and texts that fit where systems show them', () => {
    expect(manifest.lang).toBe(languageTags[locale])
    expect(manifest.short_name.length).toBeLessThanOrEqual(12)
    expect(manifest.description.length).toBeGreaterThan(20)
    expect(manifest.description.length).toBeLessThanOrEqual(132)
    for (const { name } of manifest.shortcuts) expect(name.length, name).toBeLessThanOrEqual(30)
    for (const { label } of manifest.screenshots) expect(label).not.toBe('')
  })

  test('leads to pages in its language alone', () => {
    const urls = [
      manifest.start_url,
      manifest.share_target.action,
      ...manifest.file_handlers.map(({ action }) => action),
      ...manifest.shortcuts.map(({ url }) => url)
    ]
    for (const url of urls) {
      const found = splitLocale(new URL(url, 'https://belfry.test').pathname)
      expect(found.locale, url).toBe(locale)
      expect(paths, url).toContain(found.path)
    }
  })

  test('has small images, each of its stated size and type', async () => {
    for (const { src, sizes, type } of images) {
      const file = `public${src}`
      const { width, height, format } = await sharp(file).metadata()
      expect(`${width}x${height} image/${format}`, src).toBe(`${sizes} ${type}`)
      expect(statSync(file).size, src).toBeLessThan(100_000)
    }
  })

  test('has what an install dialog needs: icons of both sizes, masked too, and screenshots of both forms', () => {
    const icons = manifest.icons.map(
      ({ sizes, ...rest }) => `${'purpose' in rest ? rest.purpose : ''} ${sizes}`
    )
    for (const size of ['192x192', '512x512'])
      expect(icons).toEqual(expect.arrayContaining([`any ${size}`, `maskable ${size}`]))
    const forms = manifest.screenshots.map(({ form_factor }) => form_factor)
    expect(new Set(forms)).toEqual(new Set(['wide', 'narrow']))
  })

  test('is within what browsers ask of an app that they offer to install', () => {
    expect(manifest.name).not.toBe('')
    expect(manifest.display).toBe('standalone')
    expect(manifest.start_url.startsWith(manifest.scope)).toBe(true)
    expect(manifest).not.toHaveProperty('prefer_related_applications')
    const ratios = new Map<string, number>()
    for (const { src, sizes, form_factor } of manifest.screenshots) {
      const [width = 0, height = 0] = sizes.split('x').map(Number)
      expect(Math.min(width, height), src).toBeGreaterThanOrEqual(320)
      expect(Math.max(width, height), src).toBeLessThanOrEqual(2.3 * Math.min(width, height))
      expect(width / height, src).toBe(ratios.get(form_factor) ?? width / height)
      ratios.set(form_factor, width / height)
    }
  })
})

test('a masked icon has nothing outside of the circle that every mask leaves', async () => {
  for (const { src, sizes } of appManifest('en').icons.filter(({ src }) => src.includes('mask'))) {
    const size = Number.parseInt(sizes, 10)
    const pixels = await sharp(`public${src}`).ensureAlpha().raw().toBuffer()
    const colourAt = (x: number, y: number) => pixels.readUInt32BE(4 * (y * size + x))
    const background = colourAt(0, 0)
    expect(background & 0xff, 'opaque').toBe(0xff)
    for (let y = 0; y < size; y += 1)
      for (let x = 0; x < size; x += 1)
        if (
          Math.hypot(x + 0.5 - size / 2, y + 0.5 - size / 2) > 0.4 * size + 1 &&
          colourAt(x, y) !== background
        )
          throw new Error(`${src} has something at ${x}, ${y}`)
  }
})

test('all languages are one app, which contains every page', () => {
  const manifests = locales.map(appManifest)
  expect(new Set(manifests.map(({ id, scope }) => `${id} ${scope}`))).toEqual(new Set(['/ /']))
  expect(new Set(manifests.map(({ description }) => description)).size).toBe(locales.length)
})

test('a page links the manifest of its language', () => {
  expect(page).toContain('<link rel="manifest" href={manifestPath(locale)}>')
  expect(manifestPath('en')).toBe('/manifest.webmanifest')
  expect(manifestPath('pt-br')).toBe('/pt-br/manifest.webmanifest')
})

test('takes script files that are shared, and opens them', () => {
  const { share_target, file_handlers } = appManifest('en')
  expect(share_target.params.files).toEqual([
    { name: 'files', accept: ['application/json', '.json', 'text/plain', '.txt'] }
  ])
  expect(file_handlers).toEqual([{ action: '/builder/import', accept: { 'application/json': ['.json'] } }])
})
