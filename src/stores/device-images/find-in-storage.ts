/**
 * Finds which of these words occur anywhere in this browser's storage: scripts with their versions, drafts, games, drawings, and what
 * is added one day. Looking everywhere forgets no place.
 *
 * @param words of letters and digits
 * @returns undefined if a part of the storage can't be read
 */
export async function findInStorage(words: readonly string[]): Promise<Set<string> | undefined> {
  const wanted = new Set(words)
  const found = new Set<string>()
  const look = (text: string) => {
    for (const [word] of text.matchAll(/[0-9a-zA-Z]+/g)) if (wanted.has(word)) found.add(word)
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
  const database = await settle(indexedDB.open(name))
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
