import type { AstroIntegration } from 'astro'

/**
 * Makes Satori run in workers. It carries HarfBuzz as text and compiles it while running, which the Worker at the
 * edge forbids and which makes a browser load a third more: here it gets the module that the build knows, and the text
 * is left out. It also remembers more lines than it does by itself: a sheet with its nights has 400, and a memory of
 * 256 has forgotten each before it is asked for again. Each place is looked for in the published file; when one is gone
 * the build fails.
 */
export function satoriInWorkers(): AstroIntegration {
  return {
    name: 'belfry:satori-in-workers',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [atTheEdge],
            // A browser's web worker is built by itself, with plugins of its own.
            worker: { format: 'es', plugins: () => [inBrowsers], rolldownOptions: { output: fileNames } }
          }
        })
      }
    }
  }
}

/** Lines that Satori keeps in shape; about 8 MB when all are long. */
const linesKept = 2048

/** The names that Astro gives, so that a font which the edge reads too is one file. */
const fileNames = {
  entryFileNames: '_astro/[name].[hash].js',
  chunkFileNames: '_astro/[name].[hash].js',
  assetFileNames: '_astro/[name].[hash][extname]'
}

const satoriFile = { filter: { id: /\/satori\/dist\/standalone\.js$/ } }

/** At the edge the module is compiled before anything runs. */
const atTheEdge = {
  name: 'belfry:satori-at-the-edge',
  enforce: 'pre' as const,
  applyToEnvironment: ({ name }: { name: string }) => name !== 'client',
  transform: {
    ...satoriFile,
    handler: (code: string) => ({
      code: `import harfbuzzModule from 'harfbuzzjs/hb.wasm';${giveModule(code, 'done(new WebAssembly.Instance(harfbuzzModule,imports))')}`,
      map: null
    })
  }
}

/** A browser fetches it once, as the file that it is. */
const inBrowsers = {
  name: 'belfry:satori-in-browsers',
  enforce: 'pre' as const,
  transform: {
    ...satoriFile,
    handler: (code: string) => ({
      code: `import harfbuzzAddress from 'harfbuzzjs/hb.wasm?url';const harfbuzzFile=fetch(harfbuzzAddress).then(file=>file.arrayBuffer());${giveModule(code, 'harfbuzzFile.then(file=>WebAssembly.instantiate(file,imports)).then(({instance})=>done(instance))')}`,
      map: null
    })
  }
}

function giveModule(code: string, start: string): string {
  const givenModule = (_: string, module: string) =>
    `${module}.instantiateWasm=(imports,done)=>{${start};return{}};if(${module}.instantiateWasm)`
  const places: [what: string, where: RegExp, by: string | typeof givenModule][] = [
    ['the choice of how HarfBuzz starts', /if\((\w+)\.instantiateWasm\)/, givenModule],
    ['HarfBuzz as text', /"AGFzbQ[A-Za-z0-9+/=]{100000,}"/, '""'],
    ['how many lines it keeps in shape', /(?<=var \w+=)256(?=;function)/, String(linesKept)],
    ['the address of the script', /self\.location\.href/, '""']
  ]
  return places.reduce((text, [what, where, by]) => {
    if (!where.test(text)) throw new Error(`Satori has changed: ${what} is not in its file any more`)
    return typeof by === 'string' ? text.replace(where, by) : text.replace(where, by)
  }, code)
}
