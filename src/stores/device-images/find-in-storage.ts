/** Hexadecimal digits of a hash. */
const hashLength = 32

/**
 * Finds which of these hashes occur anywhere in this browser's storage: scripts with their versions, drafts, games, drawings, and what
 * is added one day. Looking everywhere forgets no place.
 *
 * @param hashes of 32 hexadecimal digits each, in lower case
 * @returns undefined if a part of the storage can't be read
 */
export async function findInStorage(hashes: readonly string[]): Promise<Set<string> | undefined> {
  const wanted = new Set(hashes)
  const found = new Set<string>()
  const look = (text: string) => {
    // An escaped character before the hash ends in such digits too: `%2f`.
    for (const [digits] of text.matchAll(/[0-9a-f]{32,}/g))
      for (let at = 0; at + hashLength <= digits.length; at += 1) {
        const hash = digits.slice(at, at + hashLength)
        if (wanted.has(hash)) found.add(hash)
      }
  }
  try {
    for (const storage of [localStorage, sessionStorage])
      for (let index = 0; index < storage.length; index++)
        look(storage.getItem(storage.key(index) ?? '') ?? '')
    for (const { name } of await indexedDB.databases())
      if (name !== undefined)
        await eachRecord(name, record => look(JSON.stringify(record, withoutBytes) ?? ''))
    return found
  } catch {
    return undefined
  }
}

/** Pixels and files name nothing, and take long to write. */
const withoutBytes = (_: string, value: unknown) => (ArrayBuffer.isView(value) ? undefined : value)

/** Reads every record of a database, one at a time. */
async function eachRecord(name: string, read: (record: unknown) => void): Promise<void> {
  const opening = indexedDB.open(name)
  // It was deleted meanwhile: opening it would make an empty one.
  opening.onupgradeneeded = () => opening.transaction?.abort()
  const database = await settle(opening)
  // Another tab may want to upgrade or delete it meanwhile.
  database.onversionchange = () => database.close()
  try {
    for (const store of database.objectStoreNames) {
      const request = database.transaction(store).objectStore(store).openCursor()
      for (let cursor = await settle(request); cursor; cursor = await settle(request)) {
        read(cursor.value)
        cursor.continue()
      }
    }
  } finally {
    database.close()
  }
}

const settle = <Value>(request: IDBRequest<Value>) =>
  new Promise<Value>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
