import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { FileReport } from './check-file.ts'

/** What one file may take, in milliseconds: a print that never ends must not stop the others. */
export const longest = 120_000

/** Checks files in several threads at once and hands back each report as it comes. */
export async function checkFiles(
  folder: string,
  names: readonly string[],
  { threads, spare, onReport }: { threads: number; spare: string; onReport: (report: FileReport) => void }
): Promise<void> {
  const waiting = [...names]
  const work = async (index: number) => {
    let worker: Worker | undefined
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      worker ??= startWorker(folder, join(spare, `${index}.pdf`))
      const report = await ask(worker, name)
      onReport(report)
      if (report.kind !== 'broken') continue
      await worker.terminate()
      worker = undefined
    }
    await worker?.terminate()
  }
  await Promise.all(Array.from({ length: Math.min(threads, names.length) }, (_, index) => work(index)))
}

const startWorker = (folder: string, spare: string) =>
  new Worker(join(import.meta.dirname, 'worker.ts'), {
    workerData: { folder, spare },
    execArgv: ['--import', join(import.meta.dirname, 'jsx.ts')]
  })

/** Has a file checked; one that takes too long, or a thread that dies of it, is broken. */
function ask(worker: Worker, name: string): Promise<FileReport> {
  return new Promise(resolve => {
    const finish = (report: FileReport) => {
      clearTimeout(timer)
      worker.off('message', finish).off('error', fail)
      resolve(report)
    }
    const broken = (why: string) => finish({ kind: 'broken', name, why, time: longest })
    const fail = (error: unknown) => broken(String(error))
    const timer = setTimeout(() => broken(`takes longer than ${longest / 1000} s`), longest)
    worker.on('message', finish).on('error', fail)
    worker.postMessage(name)
  })
}
