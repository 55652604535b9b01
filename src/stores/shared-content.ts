import { fileNameHeader, sharedCache, sharedContentPath } from '#routes/service-worker-paths.ts'

/** What another app has shared with the installed one. */
export type SharedContent = { kind: 'text'; text: string } | { kind: 'file'; file: File }

/** Takes what the service worker has left for the import dialog. Undefined if there is nothing. */
export async function takeSharedContent(): Promise<SharedContent | undefined> {
  try {
    const response = await (await caches.open(sharedCache)).match(sharedContentPath)
    const content = response && (await readContent(response))
    await caches.delete(sharedCache)
    return content
  } catch {
    // There are no caches where the page isn't served securely, or storage is blocked.
    return undefined
  }
}

async function readContent(response: Response): Promise<SharedContent> {
  const name = response.headers.get(fileNameHeader)
  if (name === null) return { kind: 'text', text: await response.text() }
  return { kind: 'file', file: new File([await response.blob()], decodeURIComponent(name)) }
}
