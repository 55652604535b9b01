import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withAllStyles } from '../../../tools/build/island-styles.ts'

/** The page's styles of these sheets, which it links in this order. */
function stylesOf(sheets: Readonly<Record<string, string>>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'belfry-styles-'))
  for (const [name, css] of Object.entries(sheets)) writeFileSync(`${folder}/${name}`, css)
  const links = Object.keys(sheets).map(name => `<link rel="stylesheet" href="/${name}">`)
  const html = withAllStyles(`<head>${links.join('')}</head>`, folder, {
    deferred: new Set(),
    immediate: new Set()
  })
  return [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css)
}

/** Long enough to be an element of its own. */
const long = `p{--long:${'x'.repeat(4000)}}`

test('a sheet is left out if later ones have all of its rules in the same layers', () => {
  const sheets = {
    'page.css': '@layer ui{.tab{color:red}.menu{top:0}}@media (width>=600px){.tab{left:0}}',
    'shared.css': long,
    'island.css': '@layer ui{.tab{color:red}.banner{top:0}.menu{top:0}}@media (width>=600px){.tab{left:0}}'
  }
  expect(stylesOf(sheets)).toEqual([long, sheets['island.css']])
})

test('a sheet is kept if one of its rules is in another layer, or nowhere', () => {
  const layers = {
    'page.css': '.tab{color:red}',
    'shared.css': long,
    'island.css': '@layer ui{.tab{color:red}}'
  }
  expect(stylesOf(layers)).toHaveLength(3)
  const rest = {
    'page.css': '.tab{color:red}.menu{top:0}',
    'shared.css': long,
    'island.css': '.tab{color:red}'
  }
  expect(stylesOf(rest)).toHaveLength(3)
})

test('a sheet is kept if only an earlier one has its rules, which others may overrule', () => {
  const sheets = { 'shared.css': `.tab{color:red}${long}`, 'page.css': '.tab{color:red}' }
  expect(stylesOf(sheets)).toEqual(Object.values(sheets))
})
