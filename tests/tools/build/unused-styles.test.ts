import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { deleteUnusedStyles } from '../../../tools/build/unused-styles.ts'

test('only the style sheets that a page or a script names are kept', () => {
  const site = mkdtempSync(join(tmpdir(), 'belfry-styles-'))
  mkdirSync(`${site}/_astro`)
  mkdirSync(`${site}/de`)
  for (const name of ['page.Ab-1.css', 'dialog.Cd_2.css', 'menu.Ef3.css', 'inlined.Gh4.css'])
    writeFileSync(`${site}/_astro/${name}`, 'p{}')
  writeFileSync(`${site}/de/builder.html`, '<link rel="stylesheet" href="/_astro/page.Ab-1.css" disabled>')
  writeFileSync(`${site}/_astro/first.js`, 'const d=["_astro/dialog.Cd_2.css","_astro/menu.Ef3.css"]')

  expect(deleteUnusedStyles(site)).toEqual([expect.stringContaining('inlined.Gh4.css')])
  expect(readdirSync(`${site}/_astro`).sort()).toEqual([
    'dialog.Cd_2.css',
    'first.js',
    'menu.Ef3.css',
    'page.Ab-1.css'
  ])
})
