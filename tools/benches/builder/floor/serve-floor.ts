import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { build } from 'vite'
import { catalogue } from '../../../../src/catalogue/catalogue.ts'
import { loadTexts } from '../../../../src/catalogue/texts.ts'
import { type SmallSite, serveFiles } from '../../small-server.ts'
import { Field } from './field.ts'

/**
 * Serves the floor that the builder is measured against: a page without styles and fonts where React hydrates one field
 * that finds the official characters by their names.
 */
export async function serveFloor(): Promise<SmallSite> {
  const texts = await loadTexts('en')
  const characters = [...catalogue.characters.keys()].map(id => ({
    id,
    name: texts.characters[id]?.name ?? id
  }))
  const field = renderToString(createElement(Field, { characters }))
  const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Floor</title>
<link rel="icon" href="data:,">
<script defer src="/hydrate.js"></script>
<div id="field">${field}</div>
<script type="application/json" id="characters">${JSON.stringify(characters)}</script>
</html>`
  return serveFiles({
    '/builder': { type: 'text/html', body: page },
    '/hydrate.js': { type: 'text/javascript', body: await bundle('tools/benches/builder/floor/hydrate.ts') }
  })
}

async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'floor' } },
    define: { 'process.env.NODE_ENV': '"production"' }
  })
  const [output] = Array.isArray(built) ? built : []
  const [script] = output?.output ?? []
  if (!script) throw new Error('The floor must be one script')
  return script.code
}
