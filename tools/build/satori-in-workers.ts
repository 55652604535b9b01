import type { AstroIntegration } from 'astro'

/**
 * Patches Satori so that it runs in the Cloudflare Worker and in web workers.
 *
 * - Satori embeds HarfBuzz as base64 text and compiles it at run time. Cloudflare forbids that, and the text is a third
 *   of a browser's download. The patch imports HarfBuzz as a WebAssembly module and drops the text.
 * - Satori caches 256 shaped lines. A sheet with its nights has 400, so every line would be evicted before its reuse.
 *
 * The build fails when a patched place is missing from the published file.
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

/** Shaped lines that Satori caches; about 8 MB if all are long. */
const cachedLines = 2048

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
      code: `import harfbuzzModule from 'harfbuzzjs/hb.wasm';${injectModule(code, 'done(new WebAssembly.Instance(harfbuzzModule,imports))')}`,
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
      code: `import harfbuzzAddress from 'harfbuzzjs/hb.wasm?url';const harfbuzzFile=fetch(harfbuzzAddress).then(file=>file.arrayBuffer());${injectModule(code, 'harfbuzzFile.then(file=>WebAssembly.instantiate(file,imports)).then(({instance})=>done(instance))')}`,
      map: null
    })
  }
}

function injectModule(code: string, start: string): string {
  const instantiation = (_: string, module: string) =>
    `${module}.instantiateWasm=(imports,done)=>{${start};return{}};if(${module}.instantiateWasm)`
  const patches: [what: string, pattern: RegExp, replacement: string | typeof instantiation][] = [
    ['the instantiation of HarfBuzz', /if\((\w+)\.instantiateWasm\)/, instantiation],
    ['HarfBuzz as base64 text', /"AGFzbQ[A-Za-z0-9+/=]{100000,}"/, '""'],
    ['the size of the cache of shaped lines', /(?<=var \w+=)256(?=;function)/, String(cachedLines)],
    ['the URL of the script', /self\.location\.href/, '""']
  ]
  return patches.reduce((text, [what, pattern, replacement]) => {
    if (!pattern.test(text)) throw new Error(`Satori has changed: its file no longer contains ${what}`)
    return typeof replacement === 'string'
      ? text.replace(pattern, replacement)
      : text.replace(pattern, replacement)
  }, code)
}
