import { createServer, request as forward } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContextOptions } from 'playwright-core'
import { inject, onTestFinished } from 'vitest'

/** A network between the browser and the Worker. Unlike the browser's own switch, it also cuts off service workers. */
export interface Network {
  origin: string
  /** Refuses the requests for these paths; `() => true` is no network at all. */
  isRefused: (path: string) => boolean
  /** Files that the Worker doesn't have, by path: their number of bytes. */
  files: Readonly<Record<string, number>>
}

/** Starts a network for the running test. */
export async function startNetwork(): Promise<Network> {
  const target = new URL(inject('origin'))
  const network: Network = { origin: '', isRefused: () => false, files: {} }
  const server = createServer((incoming, outgoing) => {
    const { url = '', method, headers } = incoming
    if (network.isRefused(url)) return incoming.destroy()
    const bytes = network.files[url]
    if (bytes !== undefined) return outgoing.end(Buffer.alloc(bytes))
    const onward = forward(target, { path: url, method, headers }, answer => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => incoming.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve))
  network.origin = `http://localhost:${(server.address() as AddressInfo).port}`
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return network
}

/** A browser on this network, with the service worker. What the browser has stored for the Worker's origin is moved. */
export function onNetwork(
  network: Pick<Network, 'origin'>,
  options: BrowserContextOptions = {}
): BrowserContextOptions {
  const { storageState } = options
  const moved =
    typeof storageState === 'object'
      ? {
          ...storageState,
          origins: storageState.origins.map(stored => ({ ...stored, origin: network.origin }))
        }
      : undefined
  return {
    ...options,
    baseURL: network.origin,
    serviceWorkers: 'allow',
    ...(moved && { storageState: moved })
  }
}
