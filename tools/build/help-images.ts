import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { AstroIntegration } from 'astro'
import { type HelpImages, helpScenes } from '../../src/help/scenes.ts'
import { readImageHeader } from '../../src/images/image-header.ts'
import { helpImagePath } from '../../src/routes/help-paths.ts'
import { locales } from '../../src/routes.ts'

const virtualId = 'virtual:help-images'

/** Tells the pages of the help which pictures there are, and their sizes, so that nothing shifts when they load. */
export function helpImages(): AstroIntegration {
  const plugin = {
    name: 'belfry:help-images',
    resolveId: (source: string) => (source === virtualId ? `\0${virtualId}` : null),
    load: (id: string) =>
      id === `\0${virtualId}` ? `export const helpImages = ${JSON.stringify(findHelpImages())}` : null
  }
  return {
    name: 'belfry:help-images',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin] } })
      }
    }
  }
}

/**
 * The pictures in `public/help` that exist in both colour schemes.
 *
 * @throws Error for a file that is no image
 */
export function findHelpImages(folder = 'public'): HelpImages {
  const entries = locales.map(locale => {
    const files = new Set(globSync(`${folder}/help/${locale}/*.webp`).map(file => basename(file)))
    const found = helpScenes.filter(
      scene => files.has(`${scene}-light.webp`) && files.has(`${scene}-dark.webp`)
    )
    return [
      locale,
      Object.fromEntries(found.map(scene => [scene, sizeOf(folder + helpImagePath(locale, scene, 'light'))]))
    ]
  })
  return Object.fromEntries(entries)
}

function sizeOf(file: string): { width: number; height: number } {
  const header = readImageHeader(readFileSync(file))
  if (!header.ok) throw new Error(`${file} is no image: ${header.code}`)
  const { width, height } = header.value
  return { width, height }
}
