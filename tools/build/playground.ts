import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

const folder = new URL('../../tests/playground/', import.meta.url)

/**
 * Adds two pages to the dev server, not to builds: /playground shows every UI component in its states,
 * /playground/frame the builder's frame.
 */
export function playground(): AstroIntegration {
  return {
    name: 'belfry:playground',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return
        injectRoute({ pattern: '/playground', entrypoint: fileOf('playground.astro') })
        injectRoute({ pattern: '/playground/frame', entrypoint: fileOf('frame.astro') })
      }
    }
  }
}

const fileOf = (name: string) => fileURLToPath(new URL(name, folder))
