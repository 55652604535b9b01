import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { MissingImages } from '#features/export/warnings/missing-images.tsx'
import type { LeftOutImage } from '#features/export/worker/job-images.ts'
import { overwriteGetLocale } from '#i18n/generated/runtime.js'
import { imageRefusals } from '#images/image-refusals.ts'
import type { ImageWarning } from '#images/script-images.ts'
import { locales } from '#routes'

afterEach(() => overwriteGetLocale(() => 'en'))

const warning = (code: ImageWarning['code'], more: Partial<ImageWarning> = {}): ImageWarning => ({
  address: `https://example.org/${code}.png`,
  use: 'icon',
  name: 'Owl',
  code,
  ...more
})

const render = (missing: readonly LeftOutImage[]) =>
  renderToStaticMarkup(
    <MissingImages preview={{ pages: [], state: 'ready', retry: () => {}, missing, letters: [] }} />
  )

const itemsOf = (markup: string) => [...markup.matchAll(/<li>(.*?)<\/li>/g)].map(([, item]) => item)

test.each(locales)('each reason has its own text in %s, with what to do', locale => {
  overwriteGetLocale(() => locale)
  const items = itemsOf(render(imageRefusals.map(code => warning(code))))
  const [token = ''] = itemsOf(render([{ use: 'token' }]))
  expect(new Set([...items, token]).size).toBe(imageRefusals.length + 1)
  expect(token).toMatch(/<b>.+<\/b> .+\. .+\.$/)
  // At least two sentences: what is wrong, then what to do.
  for (const item of items) expect(item).toMatch(/<b>Owl<\/b> .+[.?!] .+\.$|<b>Owl<\/b> .+: .+\.$/)
})

test('images with the same reason are listed together by name', () => {
  const items = itemsOf(
    render([
      warning('picture_slow', { use: 'logo', name: '' }),
      warning('picture_type', { use: 'background', name: '' }),
      warning('picture_slow', { name: 'Magpie' }),
      warning('picture_slow', { name: '' })
    ])
  )
  expect(items).toHaveLength(2)
  expect(items[0]).toContain('<b>Logo, Magpie and https://example.org/picture_slow.png</b>')
  expect(items[1]).toContain('<b>Background</b>')
})

test('renders nothing if no image is missing', () => {
  expect(render([])).toBe('')
})
