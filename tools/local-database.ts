import { globSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/** The folder, under a server's state, in which its database lies. */
export const databaseFolder = 'v3/d1/miniflare-D1DatabaseObject'

/** Opens the one database in a folder; a server may have it open too. Whoever opens it closes it. */
export function openDatabase(folder: string): DatabaseSync {
  const [file, ...others] = globSync(`${folder}/*.sqlite`).filter(name => !name.endsWith('/metadata.sqlite'))
  if (file === undefined || others.length > 0) throw new Error(`${folder} must hold one database`)
  return new DatabaseSync(file, { timeout: 5000 })
}
