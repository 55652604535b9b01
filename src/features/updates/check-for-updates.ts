/** Milliseconds between two checks (specification, section 9). */
const checkInterval = 300_000

/**
 * Looks for a new version at regular intervals while the browser is online: fetches the worker's file past every cache, and
 * lets the browser compare it if the server has it. A check that was due offline is made when the network is back.
 */
export function startUpdateChecks(registration: Pick<ServiceWorkerRegistration, 'active' | 'update'>) {
  let isDue = false

  async function check() {
    isDue = !navigator.onLine
    if (isDue || !registration.active) return
    try {
      const { status } = await fetch(registration.active.scriptURL, { cache: 'no-store' })
      if (status === 200) await registration.update()
    } catch {
      // The network failed, or the new version can't be installed: the next check tries again.
    }
  }

  setInterval(check, checkInterval)
  addEventListener('online', () => {
    if (isDue) void check()
  })
}
