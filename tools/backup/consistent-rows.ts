import type { Row, Table } from './tables.ts'

/**
 * Tables that are read first, in this order. A version's content moves from `versions` to `contents`, and never back, so
 * a backup that reads in the same direction meets it once at least.
 */
const firstTables = ['documents', 'versions', 'earlier_versions']

/** The order in which a backup of a database in use reads its tables. */
export const inReadingOrder = (tables: readonly Table[]): Table[] => [
  ...firstTables.flatMap(first => tables.filter(({ name }) => name === first)),
  ...tables.filter(({ name }) => !firstTables.includes(name))
]

/**
 * Makes the rows of a backup fit together, although the database changes while they are read: each document is as it was
 * when `documents` was read, with its earlier versions of that time. Takes the rows of all tables, in reading order.
 */
export class ConsistentRows {
  readonly #versionById = new Map<unknown, number>()
  /** Versions whose content is in `versions`. */
  readonly #plain = new Set<string>()
  /** Contents that versions have, and that weren't read yet. */
  readonly #awaited = new Set<string>()

  /** The row as it belongs into the backup; undefined when it doesn't. */
  take(table: string, row: Row): Row | undefined {
    if (table === 'documents') this.#versionById.set(row.id, Number(row.version))
    if ('document_id' in row && !this.#versionById.has(row.document_id)) return undefined
    if (table === 'versions') return this.#takePlain(row)
    if (table === 'earlier_versions') return this.#takeVersion(row)
    // A content that no version has would never be deleted.
    if (table === 'contents') return this.#awaited.delete(contentKey(row)) ? row : undefined
    return row
  }

  /** Whether some versions were deleted, with their contents, after they were read. Known once all tables are read. */
  get hasLostVersions() {
    return this.#awaited.size > 0
  }

  isLostVersion(row: Row): boolean {
    return row.hash !== null && this.#awaited.has(contentKey(row))
  }

  #takePlain(row: Row) {
    if (this.#isNewer(row)) return undefined
    this.#plain.add(versionKey(row))
    return row
  }

  #takeVersion(row: Row) {
    if (this.#isNewer(row)) return undefined
    if (this.#plain.has(versionKey(row))) return { ...row, hash: null }
    if (row.hash !== null) this.#awaited.add(contentKey(row))
    return row
  }

  /** Whether a save stored the version after its document was read, which is that version itself. */
  #isNewer = ({ document_id, version }: Row) => Number(version) >= (this.#versionById.get(document_id) ?? 0)
}

const versionKey = ({ document_id, version }: Row) => `${document_id} ${version}`
const contentKey = ({ owner_id, hash }: Row) => JSON.stringify([owner_id, hash])
