import { parentPort, workerData } from 'node:worker_threads'
import { checkFile } from './check-file.ts'
import { readPrintKit } from './read-print-kit.ts'

/** Worker thread: checks the file of each message, posts back its report. */
const { folder, temporaryFile }: { folder: string; temporaryFile: string } = workerData
const kit = await readPrintKit()

parentPort?.on('message', async (name: string) => {
  parentPort?.postMessage(await checkFile(folder, name, temporaryFile, kit))
})
