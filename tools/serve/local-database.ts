import { globSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/** The folder of the database, relative to a local server's state folder. */
export const databaseFolder = 'v3/d1/miniflare-D1DatabaseObject'

/** Opens the only database in a folder, also while a server has it open. The caller closes it. */
export function openDatabase(folder: string): DatabaseSync {
  const [file, ...others] = globSync(`${folder}/*.sqlite`).filter(name => !name.endsWith('/metadata.sqlite'))
  if (file === undefined || others.length > 0) throw new Error(`${folder} must contain exactly one database`)
  return new DatabaseSync(file, { timeout: 5000 })
}
