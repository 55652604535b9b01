import { globSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { inject } from 'vitest'
import type { Visibility } from '#core/saved.ts'
import type { PublicKind } from '#routes'

interface Given {
  kind?: PublicKind
  name: string
  content: object
  visibility?: Visibility
  version?: number
  shownFrom?: number
  earlier?: readonly { version: number; content: object }[]
}

/** Puts something saved into the database that the Worker serves; hands back what addresses name it. */
export function saved({ kind = 'script', name, content, ...rest }: Given): string {
  const { visibility = 'public', version = 1, shownFrom = 1, earlier = [] } = rest
  const publicId = crypto.randomUUID().replaceAll('-', '').slice(0, 16)
  const id = crypto.randomUUID()
  inDatabase(database => {
    database
      .prepare(
        `INSERT INTO documents (id, public_id, kind, owner_id, data, name, search, visibility, shown_from, version,
           save_id, made_at, changed_at) VALUES (?, ?, ?, 'public-tests', ?, ?, '', ?, ?, ?, 's', 0, 1795000000000)`
      )
      .run(id, publicId, kind, JSON.stringify(content), name, visibility, shownFrom, version)
    for (const { version, content } of earlier)
      database
        .prepare('INSERT INTO versions VALUES (?, ?, ?, 1790000000000)')
        .run(id, version, JSON.stringify(content))
  })
  return publicId
}

/** Another state of what was saved. */
export const change = (publicId: string, set: 'visibility' | 'data' | 'deleted_at', value: string | number) =>
  inDatabase(database =>
    database
      .prepare(`UPDATE documents SET ${set} = ?, version = version + 1 WHERE public_id = ?`)
      .run(value, publicId)
  )

function inDatabase(act: (database: DatabaseSync) => void) {
  const [file] = globSync(`${inject('state')}/v3/d1/*/*.sqlite`, {
    exclude: ['**/metadata.sqlite']
  })
  if (!file) throw new Error('The Worker has no database')
  const database = new DatabaseSync(file)
  try {
    database.exec('PRAGMA busy_timeout = 5000')
    act(database)
  } finally {
    database.close()
  }
}
