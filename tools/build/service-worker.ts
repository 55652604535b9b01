import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { build } from 'vite'
import { serviceWorkerPath } from '../../src/routes.ts'
import type { OfflineFiles } from '../../src/service-worker/offline-files.ts'
import { findOfflineFiles } from './offline-files.ts'
import { writePagePacks } from './page-packs.ts'

const virtualId = 'virtual:offline-files'

/** `OFFLINE=off` builds the kill switch: see `src/service-worker/off.ts`. */
const isOn = () => process.env.OFFLINE !== 'off'

/**
 * Builds the service worker from the finished pages and files, as one classic script. Must run after all integrations that
 * write pages.
 */
export function serviceWorker(): AstroIntegration {
  return {
    name: 'belfry:service-worker',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        // A page of a build without a worker must not register it anew.
        const isRegistered = command === 'build' && isOn()
        updateConfig({ vite: { define: { 'import.meta.env.OFFLINE': JSON.stringify(isRegistered) } } })
      },
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir)
        if (!isOn()) return bundle('src/service-worker/off.ts', folder)
        const files = findOfflineFiles(writePagePacks())
        await bundle('src/service-worker/service-worker.ts', folder, files)
        logger.info(`${files.common.length} files are available offline in every language`)
      }
    }
  }
}

async function bundle(entry: string, folder: string, files?: OfflineFiles): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'belfry:offline-files',
        resolveId: (source: string) => (source === virtualId ? `\0${virtualId}` : null),
        load: (id: string) =>
          id === `\0${virtualId}` ? `export const offlineFiles = ${JSON.stringify(files)}` : null
      }
    ],
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      lib: { entry, formats: ['iife'], name: 'belfry', fileName: () => serviceWorkerPath.slice(1) }
    }
  })
}
