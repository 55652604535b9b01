import type { Manifest } from './backup-format.ts'
import { openStorage, type Place, type Storage } from './storage.ts'

/**
 * Runs `npm run backup -- DIR` or `npm run restore -- DIR`: with the local database and images, with those of another
 * `--state FOLDER`, or with `--remote` those at Cloudflare.
 *
 * @param prepare Runs before the storage is opened
 */
export async function runBackupCommand(
  done: string,
  work: (storage: Storage, folder: string) => Promise<Manifest>,
  prepare: (place: Place) => Promise<void> = async () => {}
) {
  const { folder, place } = readArguments(process.argv.slice(2))
  try {
    await prepare(place)
    const { storage, dispose } = await openStorage(place)
    try {
      const { tables, objects, missing } = await work(storage, folder)
      const rows = tables.map(({ name, rows }) => `${name} ${rows}`).join(', ')
      console.log(`${done}: ${folder} (${rows}; ${objects.length} objects)`)
      if (missing.length > 0) console.log(`Objects that the bucket didn't have: ${missing.join(', ')}`)
    } finally {
      await dispose()
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

function readArguments(args: readonly string[]): { folder: string; place: Place } {
  const stateAt = args.indexOf('--state')
  const state = stateAt < 0 ? '.wrangler/state' : (args[stateAt + 1] ?? '')
  const [folder] = args.filter(
    (argument, at) => !argument.startsWith('--') && (stateAt < 0 || at !== stateAt + 1)
  )
  if (!folder || !state) {
    console.error('Name the folder of the backup: npm run backup -- DIR')
    process.exit(1)
  }
  return { folder, place: args.includes('--remote') ? { remote: true } : { state } }
}
