/** Key in `localStorage`, which has `off` while single keys are off. */
export const singleKeysKey = 'single-keys'

/** Whether single keys such as `?` and `/` are shortcuts. Who dictates or hits keys by accident turns them off (WCAG 2.1.4). */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(singleKeysKey) !== 'off'
  } catch {
    return true
  }
}
