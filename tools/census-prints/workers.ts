import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { FileReport } from './check-file.ts'

/** Time limit per file, in milliseconds: a print that never ends must not stop the others. */
export const timeLimit = 120_000

/** Checks files in several worker threads; calls `onReport` as each file is done. */
export async function checkFiles(
  folder: string,
  names: readonly string[],
  {
    threads,
    temporaryFolder,
    onReport
  }: { threads: number; temporaryFolder: string; onReport: (report: FileReport) => void }
): Promise<void> {
  const queue = [...names]
  const work = async (index: number) => {
    let worker: Worker | undefined
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
      worker ??= startWorker(folder, join(temporaryFolder, `${index}.pdf`))
      const report = await runCheck(worker, name)
      onReport(report)
      if (report.kind !== 'broken') continue
      await worker.terminate()
      worker = undefined
    }
    await worker?.terminate()
  }
  await Promise.all(Array.from({ length: Math.min(threads, names.length) }, (_, index) => work(index)))
}

const startWorker = (folder: string, temporaryFile: string) =>
  new Worker(join(import.meta.dirname, 'worker.ts'), {
    workerData: { folder, temporaryFile },
    execArgv: ['--import', join(import.meta.dirname, 'jsx.ts')]
  })

/** Checks a file in a worker. The report is `broken` when the check takes too long or the thread crashes. */
function runCheck(worker: Worker, name: string): Promise<FileReport> {
  return new Promise(resolve => {
    const finish = (report: FileReport) => {
      clearTimeout(timer)
      worker.off('message', finish).off('error', fail)
      resolve(report)
    }
    const broken = (why: string) => finish({ kind: 'broken', name, why, time: timeLimit })
    const fail = (error: unknown) => broken(String(error))
    const timer = setTimeout(() => broken(`takes longer than ${timeLimit / 1000} s`), timeLimit)
    worker.on('message', finish).on('error', fail)
    worker.postMessage(name)
  })
}
