import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { readScriptText } from '#core/script/script-file.ts'
import { loadPublicPage } from '#features/public/load-public-page.ts'
import { AlmanacPage } from '#views/almanac/almanac-page.tsx'
import { hostileFiles } from '../../fixtures/hostile-files.ts'

/** As `npm run hostile` publishes; larger files have as large pages. */
const bytes = 400_000
/** Letters of HTML, and elements. */
const most = { html: 1_500_000, elements: 25_000 }

const pageOf = async (file: string) => {
  const read = readScriptText(file, catalogue)
  if (!read.ok) return undefined
  const shown = { version: 1, savedAt: 0, script: read.value.script }
  return loadPublicPage({ kind: 'script', publicId: 'abc', slug: 'script', shown, versions: [shown] })
}

describe('the page of a hostile document has a bounded size:', () => {
  test.each(Object.entries(hostileFiles))('%s', async (_, make) => {
    const page = await pageOf(make(bytes))
    if (!page) return
    const html = renderToStaticMarkup(createElement(AlmanacPage, { cast: page.cast }))
    const elements = html.split('</').length + html.split('/>').length
    expect(html.length).toBeLessThan(most.html)
    expect(elements).toBeLessThan(most.elements)
  })
})

test('the page of every official character shows everything', async () => {
  const page = await pageOf(JSON.stringify([...catalogue.characters.keys()]))
  expect(page?.cast.characters).toHaveLength(catalogue.characters.size)
  expect(page?.budget.omitted).toEqual({ entries: 0, texts: 0 })
})
