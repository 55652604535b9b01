import { atom } from 'nanostores'

const most = 6

/** Colours that were chosen since the page was opened, as `#85171a`, the latest first. */
export const $recentColours = atom<readonly string[]>([])

export function addRecentColour(colour: string) {
  const others = $recentColours.get().filter(each => each !== colour)
  $recentColours.set([colour, ...others].slice(0, most))
}
