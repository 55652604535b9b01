import type { AstroIntegration } from 'astro'

/**
 * Adapts the dev server to what it can't do as the built product does.
 *
 * - The Worker's layout engine runs only after a build: `prints/satori-in-workers.ts` gives it WebAssembly modules, and the dev
 *   server bundles dependencies without that. Requests for sheets and cards would never end, so they get a message. The
 *   builder's own prints work, since browsers may compile WebAssembly.
 * - Dependencies that Vite finds only when a screen loads them make it bundle all of them again and reload the page,
 *   and until then two copies of React are there. So they are named.
 */
export function devServer(): AstroIntegration {
  return {
    name: 'belfry:dev-server',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command === 'dev') updateConfig({ vite: { optimizeDeps: { include: [...loadedLate] } } })
      },
      'astro:server:setup': ({ server, logger }) => {
        logger.info('The Worker prints sheets and cards with npm start only.')
        server.middlewares.use(({ url }, response, next) => {
          if (!isPrint.test(url ?? '')) return next()
          response.statusCode = 501
          response.setHeader('Content-Type', 'text/plain')
          response.end('npm run dev prints no sheets and cards: use npm start.\n')
        })
      }
    }
  }
}

const isPrint = /\/(?:sheet\.pdf|sheet\.png|card\.png)(?:\?|$)/

const loadedLate = ['@cantoo/fontkit', '@cantoo/pdf-lib', '@resvg/resvg-wasm', 'satori/standalone']
