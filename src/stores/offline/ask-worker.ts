import type { OfflineReport, WorkerRequest } from '#service-worker/messages.ts'

/** Sends a request to the service worker and waits for its answer. */
export function askWorker(
  worker: Pick<ServiceWorker, 'postMessage'>,
  request: Exclude<WorkerRequest, { kind: 'activate' }>
): Promise<OfflineReport> {
  const { port1, port2 } = new MessageChannel()
  return new Promise(resolve => {
    port1.onmessage = ({ data }: MessageEvent<OfflineReport>) => {
      resolve(data)
      port1.close()
    }
    worker.postMessage(request, [port2])
  })
}
