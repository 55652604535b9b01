/** Asks the browser not to evict this site's storage. Called once there is something to lose that is nowhere else. */
export async function requestPersistence(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist()
  } catch {
    // Not supported by this browser.
  }
}
