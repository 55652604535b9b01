import { atom } from 'nanostores'

/** Callback of the field that opened the image picker; gets the absolute URL of the image. Undefined while closed. */
export const $askedImage = atom<((address: string) => void) | undefined>()

/** Opens the picker with the signed-in user's images. */
export const askForImage = (onPick: (address: string) => void) => $askedImage.set(onPick)

/** Closes the picker without a choice. */
export const dismissImage = () => $askedImage.set(undefined)

/**
 * Closes the picker and passes the image to the field that opened it.
 *
 * @param path Path of the image, without the origin
 */
export function takeImage(path: string) {
  const onPick = $askedImage.get()
  dismissImage()
  onPick?.(new URL(path, location.href).href)
}
