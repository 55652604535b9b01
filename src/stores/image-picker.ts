import { atom } from 'nanostores'

/** Callback of the field that opened the image picker; gets the absolute URL of the image. Undefined while closed. */
export const $imagePicker = atom<((address: string) => void) | undefined>()

/** Opens the picker with the signed-in user's images. */
export const openImagePicker = (onPick: (address: string) => void) => $imagePicker.set(onPick)

/** Closes the picker without a choice. */
export const closeImagePicker = () => $imagePicker.set(undefined)

/**
 * Closes the picker and passes the image to the field that opened it.
 *
 * @param path Path of the image, without the origin
 */
export function pickImage(path: string) {
  const onPick = $imagePicker.get()
  closeImagePicker()
  onPick?.(new URL(path, location.href).href)
}
