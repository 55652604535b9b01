/** `npm run census:prints -- DIR`: prints every script file of a folder and checks each print. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FileReport } from './census-prints/check-file.ts'
import { missingPrograms } from './census-prints/programs.ts'
import { faultLines, summaryOf } from './census-prints/report.ts'
import { checkFiles } from './census-prints/workers.ts'

process.exitCode = await takePrintCensus(process.argv[2])

/** Returns the exit code. 0: no faults, 1: faults, 2: nothing could be checked. */
async function takePrintCensus(folder: string | undefined): Promise<number> {
  if (folder === undefined) {
    console.error('Which folder? npm run census:prints -- DIR')
    return 2
  }
  const missing = await missingPrograms()
  if (missing.length > 0) {
    const packages = [...new Set(missing.map(({ from }) => from))].join(' ')
    console.error(
      `Not installed: ${missing.map(({ program }) => program).join(', ')}. On Debian: apt-get install ${packages}`
    )
    return 2
  }
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.json'))
    .sort()
  const reports: FileReport[] = []
  const temporaryFolder = mkdtempSync(join(tmpdir(), 'census-prints-'))
  try {
    await checkFiles(folder, names, {
      threads: availableParallelism(),
      temporaryFolder,
      onReport: report => {
        reports.push(report)
        for (const line of faultLines(report)) console.log(line)
      }
    })
  } finally {
    rmSync(temporaryFolder, { recursive: true })
  }
  console.log(summaryOf(reports))
  return reports.some(report => faultLines(report).length > 0) ? 1 : 0
}
