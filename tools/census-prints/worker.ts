import { parentPort, workerData } from 'node:worker_threads'
import { readPrintKit } from '../print-kit.ts'
import { checkFile } from './check-file.ts'

/** Checks one file after the other, as their names come in. */
const { folder, spare }: { folder: string; spare: string } = workerData
const kit = await readPrintKit()

parentPort?.on('message', async (name: string) => {
  parentPort?.postMessage(await checkFile(folder, name, spare, kit))
})
