import { atom } from 'nanostores'

/** What became of the latest addition. `key` tells two of the same text apart. */
export interface AddFeedback {
  key: number
  text: string
  isRefusal: boolean
}

export const $addFeedback = atom<AddFeedback | undefined>()

/** The image file that is being read. */
export const $readingImage = atom<{ name: string; stop: () => void } | undefined>()

let key = 0

function show(text: string, isRefusal: boolean) {
  key += 1
  $addFeedback.set({ key, text, isRefusal })
}

/** Tells screen readers what was added: everybody else sees it. */
export const announceAddition = (text: string) => show(text, false)

/** Shows why something wasn't added. */
export const refuseAddition = (text: string) => show(text, true)

export const dismissAddFeedback = () => $addFeedback.set(undefined)
