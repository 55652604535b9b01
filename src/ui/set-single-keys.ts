import { singleKeysKey } from './single-keys.ts'

/**
 * Turns single keys on or off on this device.
 *
 * @throws DOMException if the browser blocks or has no more storage: nothing has changed
 */
export function setSingleKeys(isOn: boolean) {
  if (isOn) localStorage.removeItem(singleKeysKey)
  else localStorage.setItem(singleKeysKey, 'off')
}
