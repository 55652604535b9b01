import { readDeviceImage } from './device-images.ts'

/** Blob URLs by address. They live as long as the page, as the number of images is limited. */
const blobUrls = new Map<string, string>()

/** Shows the stored image in an element whose address nobody has answered. Dispatches `error` if this browser doesn't have it. */
export async function showDeviceImage(element: HTMLImageElement): Promise<void> {
  const address = element.src
  const url = blobUrls.get(address) ?? (await createUrl(address))
  // Meanwhile another image may have been set.
  if (element.src !== address) return
  if (url === undefined) element.dispatchEvent(new Event('error'))
  else element.src = url
}

async function createUrl(address: string): Promise<string | undefined> {
  const image = await readDeviceImage(address)
  if (!image) return undefined
  const url = URL.createObjectURL(image)
  blobUrls.set(address, url)
  return url
}
