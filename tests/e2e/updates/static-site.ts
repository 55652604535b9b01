import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { onTestFinished } from 'vitest'

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2'
}

export interface StaticSite {
  origin: string
  /** Serves the files of this folder from now on, and no others. */
  deploy(folder: string): void
  /** Paths that were asked for since the last deploy and are no files. */
  missing: Set<string>
}

/** Serves the folder of a build as the platform does: `/builder` is `builder.html`. Ends with the test. */
export async function serveSite(folder: string): Promise<StaticSite> {
  let current = folder
  const missing = new Set<string>()
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://site')
    const file = await findFile(current, pathname)
    if (!file) missing.add(pathname)
    const headers = file && { 'content-type': contentTypes[file.type] ?? 'application/octet-stream' }
    response.writeHead(file ? 200 : 404, { ...headers, 'cache-control': cacheControl(pathname) })
    response.end(file?.content)
  })
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy(next) {
      current = next
      missing.clear()
    },
    missing
  }
}

async function findFile(folder: string, pathname: string) {
  const path = join(folder, normalize(pathname))
  for (const name of extname(path) ? [path] : [`${path}.html`]) {
    const content = await readFile(name).catch(() => undefined)
    if (content) return { content, type: extname(name) }
  }
  return undefined
}

const cacheControl = (pathname: string) =>
  pathname.startsWith('/_astro/') ? 'public, max-age=31536000, immutable' : 'no-cache'
