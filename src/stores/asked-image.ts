import { atom } from 'nanostores'

/** Who waits for an image of the account to be chosen: is handed its whole address. */
export const $askedImage = atom<((address: string) => void) | undefined>()

/** Shows the images of whoever is signed in, to choose one. */
export const askForImage = (take: (address: string) => void) => $askedImage.set(take)

/** Nothing is chosen. */
export const dismissImage = () => $askedImage.set(undefined)

/** @param path The chosen image's, without the site. */
export function takeImage(path: string) {
  const take = $askedImage.get()
  dismissImage()
  take?.(new URL(path, location.href).href)
}
