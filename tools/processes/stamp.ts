import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'

/** Hash of the names and contents of the files that match. */
export function hashFiles(patterns: readonly string[], exclude?: (name: string) => boolean): string {
  const hash = createHash('sha256')
  const names = globSync(patterns, exclude ? { exclude } : {}).sort()
  for (const name of names) if (statSync(name).isFile()) hash.update(name).update(readFileSync(name))
  return hash.digest('hex')
}

/** The hash that a stamp file records; undefined when there is no such file. */
export function readTextFile(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** Records which hash an output was made from, so that the work isn't repeated for the same input. */
export function writeTextFile(file: string, hash: string) {
  mkdirSync(file.slice(0, file.lastIndexOf('/')), { recursive: true })
  writeFileSync(file, hash)
}
