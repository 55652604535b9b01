import type { WorkerRequest, WorkerResponse } from './read-in-worker.ts'
import { type ReadingKind, type ReadingResults, readers } from './reading-tasks.ts'

/** The web worker that reads files and links of strangers, one at a time. */

addEventListener('message', ({ data }: MessageEvent<WorkerRequest<ReadingKind>>) => read(data))

async function read<Kind extends ReadingKind>({ kind, input }: WorkerRequest<Kind>): Promise<void> {
  respond({ kind: 'started' })
  try {
    respond({ kind: 'read', result: await readers[kind](input) })
  } catch (error) {
    // The page would not see a rejection.
    respond({ kind: 'failed', message: String(error) })
  }
}

const respond = (message: WorkerResponse<ReadingResults[ReadingKind]>) => postMessage(message)
