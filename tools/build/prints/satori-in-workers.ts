import type { AstroIntegration } from 'astro'
import { satoriStartedBy } from './satori-syntax.ts'

/**
 * Has Satori run in the Cloudflare Worker and in web workers. Satori embeds HarfBuzz as base64 text and compiles it at
 * run time. Cloudflare forbids that, and the text is a third of a browser's download. So HarfBuzz is imported as a
 * WebAssembly module. `satori-syntax.ts` says what is changed in Satori.
 */
export function satoriInWorkers(): AstroIntegration {
  return {
    name: 'belfry:satori-in-workers',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [inCloudflare],
            // Vite builds web workers separately, with their own plugins.
            worker: { format: 'es', plugins: () => [inBrowsers], rolldownOptions: { output: fileNames } }
          }
        })
      }
    }
  }
}

/** Astro's file names, so that a font used by the Worker and the browser is one file. */
const fileNames = {
  entryFileNames: '_astro/[name].[hash].js',
  chunkFileNames: '_astro/[name].[hash].js',
  assetFileNames: '_astro/[name].[hash][extname]'
}

const satoriFile = { filter: { id: /\/satori\/dist\/standalone\.js$/ } }

/** In Cloudflare the WebAssembly module is compiled at deployment. */
const inCloudflare = {
  name: 'belfry:satori-at-the-edge',
  enforce: 'pre' as const,
  applyToEnvironment: ({ name }: { name: string }) => name !== 'client',
  transform: {
    ...satoriFile,
    handler: (code: string) => ({
      code: `import harfbuzzModule from 'harfbuzzjs/hb.wasm';${satoriStartedBy(code, 'done(new WebAssembly.Instance(harfbuzzModule,imports))')}`,
      map: null
    })
  }
}

/** In browsers the WebAssembly file is fetched once. */
const inBrowsers = {
  name: 'belfry:satori-in-browsers',
  enforce: 'pre' as const,
  transform: {
    ...satoriFile,
    handler: (code: string) => ({
      code: `import harfbuzzAddress from 'harfbuzzjs/hb.wasm?url';const harfbuzzFile=fetch(harfbuzzAddress).then(file=>file.arrayBuffer());${satoriStartedBy(code, 'harfbuzzFile.then(file=>WebAssembly.instantiate(file,imports)).then(({instance})=>done(instance))')}`,
      map: null
    })
  }
}
