import type { AstroIntegration } from 'astro'

/**
 * Makes Satori run in a Worker. It carries HarfBuzz as text and compiles it while running, which a Worker
 * forbids: here it gets the module that the build compiled, and the text is left out, which also makes the
 * Worker smaller. Each place is looked for in the published file; when one is gone the build fails.
 */
export function satoriInWorker(): AstroIntegration {
  return {
    name: 'belfry:satori-in-worker',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin] } })
      }
    }
  }
}

const plugin = {
  name: 'belfry:satori-in-worker',
  enforce: 'pre' as const,
  applyToEnvironment: ({ name }: { name: string }) => name !== 'client',
  transform: {
    filter: { id: /\/satori\/dist\/standalone\.js$/ },
    handler: (code: string) => ({ code: giveModule(code), map: null })
  }
}

function giveModule(code: string): string {
  const givenModule = (_: string, module: string) =>
    `${module}.instantiateWasm=(imports,done)=>{done(new WebAssembly.Instance(harfbuzzModule,imports));return{}};if(${module}.instantiateWasm)`
  const places: [what: string, where: RegExp, by: string | typeof givenModule][] = [
    ['the choice of how HarfBuzz starts', /if\((\w+)\.instantiateWasm\)/, givenModule],
    ['HarfBuzz as text', /"AGFzbQ[A-Za-z0-9+/=]{100000,}"/, '""'],
    ['the address of the script', /self\.location\.href/, '""']
  ]
  const changed = places.reduce((text, [what, where, by]) => {
    if (!where.test(text)) throw new Error(`Satori has changed: ${what} is not in its file any more`)
    return typeof by === 'string' ? text.replace(where, by) : text.replace(where, by)
  }, code)
  return `import harfbuzzModule from 'harfbuzzjs/hb.wasm';${changed}`
}
