import { globSync, readFileSync, rmSync } from 'node:fs'

/**
 * Deletes the style sheets that no page and no script names: Vite writes each sheet as a file, also those that were then written
 * into the pages. The service worker would store them on every device.
 *
 * @param folder of the built site
 * @returns the names of the files
 */
export function deleteUnusedStyles(folder: string): string[] {
  const named = new Set(globSync(`${folder}/**/*.{html,js}`).flatMap(sheetsIn))
  const unused = globSync('**/*.css', { cwd: folder }).filter(
    file => !named.has(file.split('/').at(-1) ?? '')
  )
  for (const file of unused) rmSync(`${folder}/${file}`)
  return unused
}

const sheetsIn = (file: string) => readFileSync(file, 'utf8').match(/[\w.-]+\.css\b/g) ?? []
