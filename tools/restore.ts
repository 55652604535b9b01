import { runBackupCommand } from './backup/command.ts'
import { restoreBackup } from './backup/restore-backup.ts'
import type { Place } from './backup/storage.ts'
import { runTool } from './processes/run-tool.ts'
import { migrate as applyMigrations } from './serve/serve.ts'

/** `npm run restore -- DIR`: restores a backup into an empty database and its bucket. With `--remote`, at Cloudflare. */
await runBackupCommand('Restored', restoreBackup, migrate)

async function migrate(place: Place) {
  if ('state' in place) return applyMigrations(place.state)
  const { code, output } = await runTool('wrangler', ['d1', 'migrations', 'apply', 'DB', '--remote'])
  if (code !== 0) throw new Error(`The migrations could not be applied.\n${output}`)
}
