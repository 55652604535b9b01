/** What the browser sends when it can install the site. Only Chromium does, so TypeScript's library lacks it. */
export interface InstallPromptEvent extends Event {
  /** Opens the browser's dialog, once. Resolves with the answer of the user. */
  prompt(): Promise<unknown>
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPromptEvent
  }
}

let offer: InstallPromptEvent | undefined
const listeners = new Set<() => void>()

/** Whether the browser offers to install the site now. */
export const canInstall = () => offer !== undefined

/**
 * Calls `listener` when `canInstall` changes.
 *
 * @returns stops listening
 */
export function watchInstall(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Call it while the page loads: the browser offers the installation once per page. */
export function startInstallPrompt() {
  addEventListener('beforeinstallprompt', event => {
    // The product asks at a better moment than the browser.
    event.preventDefault()
    setOffer(event)
  })
  addEventListener('appinstalled', () => setOffer(undefined))
}

/** Opens the browser's dialog, after a click only. An offer is used up by it, whatever the answer. */
export async function install() {
  // A second click, while the dialog is open, is refused.
  await offer?.prompt().catch(() => undefined)
  setOffer(undefined)
}

function setOffer(event: InstallPromptEvent | undefined) {
  offer = event
  for (const listener of listeners) listener()
}
