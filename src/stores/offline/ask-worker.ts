import type { OfflineReport, WorkerRequest } from '#service-worker/messages.ts'

/** Milliseconds after which browsers have ended a worker that works on one request. */
const longestWork = 6 * 60_000

/**
 * Sends a request to the service worker and waits for its answer. Undefined when there is none, since the browser has ended
 * the worker.
 */
export function askWorker(
  worker: Pick<ServiceWorker, 'postMessage'>,
  request: Exclude<WorkerRequest, { kind: 'activate' }>
): Promise<OfflineReport | undefined> {
  const { port1, port2 } = new MessageChannel()
  return new Promise(resolve => {
    const end = (answer?: OfflineReport) => {
      clearTimeout(timer)
      port1.close()
      resolve(answer)
    }
    const timer = setTimeout(end, longestWork)
    port1.onmessage = ({ data }: MessageEvent<OfflineReport>) => end(data)
    worker.postMessage(request, [port2])
  })
}
