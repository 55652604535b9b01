import { runBackupCommand } from './backup/command.ts'
import { writeBackup } from './backup/write-backup.ts'

/** `npm run backup -- DIR`: writes all saved data and images into a folder. With `--remote`, those at Cloudflare. */
await runBackupCommand('Backed up', writeBackup)
