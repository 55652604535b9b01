import { persistentAtom } from '#stores/storage/persistent-atom.ts'

/** Whether everything is hidden when the phone lies face down, stored in this browser. */
export const $hidesFaceDown = persistentAtom<boolean>('belfry:hideFaceDown', false, {
  encode: value => String(value),
  decode: text => text === 'true'
})

/** How a device is held, in degrees, as its sensor reports it; null where there is none. */
export interface Orientation {
  beta: number | null
  gamma: number | null
}

/** The screen faces down below the first value, and up again above the second: 1 is straight up, -1 straight down. */
const facesDown = -0.85
const facesUp = -0.5

/**
 * Whether a device lies face down. Between clearly down and clearly not, it is as before: a hand that trembles changes nothing.
 *
 * @example isFaceDown({ beta: 180, gamma: 0 }, false) // true
 */
export function isFaceDown({ beta, gamma }: Orientation, wasFaceDown: boolean): boolean {
  if (beta === null || gamma === null) return false
  const upwards = Math.cos(toRadians(beta)) * Math.cos(toRadians(gamma))
  return upwards < (wasFaceDown ? facesUp : facesDown)
}

const toRadians = (degrees: number) => (degrees * Math.PI) / 180

/** Whether this is a device that somebody turns, with a sensor that pages can ask. */
export const hasOrientation = () =>
  typeof DeviceOrientationEvent !== 'undefined' && matchMedia('(pointer: coarse)').matches

/** Asks for the sensor where the browser wants that, which needs a tap before. Returns whether it is allowed. */
export async function allowOrientation(): Promise<boolean> {
  const ask = 'requestPermission' in DeviceOrientationEvent && DeviceOrientationEvent.requestPermission
  if (typeof ask !== 'function') return true
  try {
    return (await ask.call(DeviceOrientationEvent)) === 'granted'
  } catch {
    return false
  }
}

/**
 * Calls a function each time the device is laid face down.
 *
 * @returns stops it
 */
export function watchFaceDown(onFaceDown: () => void): () => void {
  const stop = new AbortController()
  let isDown = false
  const follow = (orientation: Orientation) => {
    const wasDown = isDown
    isDown = isFaceDown(orientation, wasDown)
    if (isDown && !wasDown) onFaceDown()
  }
  addEventListener('deviceorientation', follow, { signal: stop.signal })
  // Safari forgets its permission with the page.
  document.addEventListener('click', () => void allowOrientation(), { once: true, signal: stop.signal })
  return () => stop.abort()
}
