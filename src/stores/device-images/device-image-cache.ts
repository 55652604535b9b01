import { deviceImageCache, deviceImagePath } from '#routes/service-worker-paths.ts'

/** Header with the bytes of an image, so that its size is known without its content. */
const bytesHeader = 'content-length'

/** Header with the time at which nothing used an image, in milliseconds since 1970. */
const unusedHeader = 'belfry-unused-since'

/** An image in the cache, without its content. */
export interface StoredImage {
  /** 32 hexadecimal digits of the content's hash. */
  name: string
  bytes: number
  unusedSince: number | undefined
}

/** @throws if the browser has no cache for this page or blocks it */
const openCache = () => caches.open(deviceImageCache)

/** All stored images. @throws like `openCache` */
export async function listImages(): Promise<StoredImage[]> {
  const cache = await openCache()
  const responses = await Promise.all(
    (await cache.keys()).map(async key => [key.url, await cache.match(key)] as const)
  )
  return responses.flatMap(([url, response]) => {
    const name = imageName(url)
    if (!response || name === undefined) return []
    const since = response.headers.get(unusedHeader)
    return [
      {
        name,
        bytes: Number(response.headers.get(bytesHeader)),
        unusedSince: since === null ? undefined : Number(since)
      }
    ]
  })
}

/** Stores an image over one of the same name. @throws like `openCache`, and if the storage is full */
export async function putImage(name: string, image: Blob, unusedSince?: number): Promise<void> {
  const headers = {
    'content-type': image.type,
    [bytesHeader]: `${image.size}`,
    ...(unusedSince !== undefined && { [unusedHeader]: `${unusedSince}` })
  }
  await (await openCache()).put(deviceImagePath(name), new Response(image, { headers }))
}

/** The image with this name; undefined when it isn't stored or can't be read. */
export async function findImage(name: string): Promise<Blob | undefined> {
  try {
    return await (await (await openCache()).match(deviceImagePath(name)))?.blob()
  } catch {
    return undefined
  }
}

/** @throws like `openCache` */
export const deleteImage = async (name: string): Promise<boolean> =>
  (await openCache()).delete(deviceImagePath(name))

/** The name in the address of a device image. */
export const imageName = (address: string): string | undefined => /([0-9a-f]{32})\.png$/.exec(address)?.[1]
