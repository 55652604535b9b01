import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

export interface ServedFile {
  /** The media type, without parameters. */
  type: string
  body: string
}

export interface SmallSite {
  origin: string
  stop(): void
}

/** Serves files by path, compressed, and lets browsers store them: the least that a visit can cost. */
export async function serveFiles(files: Readonly<Record<string, ServedFile>>): Promise<SmallSite> {
  const packed = new Map(
    Object.entries(files).map(([path, { type, body }]) => [path, { type, body: gzipSync(body) }])
  )
  const server = createServer(({ url = '' }, response) => {
    const file = packed.get(url)
    if (!file) return response.writeHead(404).end()
    response
      .writeHead(200, {
        'content-type': `${file.type}; charset=utf-8`,
        'content-encoding': 'gzip',
        'content-length': file.body.length,
        'cache-control': 'max-age=3600, immutable'
      })
      .end(file.body)
  })
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    }
  }
}
