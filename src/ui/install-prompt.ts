/** What the browser sends when it can install the site. Only Chromium does, so TypeScript's library lacks it. */
export interface InstallPromptEvent extends Event {
  /** Opens the browser's dialog, once. Resolves with the answer of the user. */
  prompt(): Promise<unknown>
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPromptEvent
  }
  interface Window {
    /** The offer that came before this code was loaded: browsers make it once per page. See builder-page.astro. */
    installOffer?: InstallPromptEvent
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

/**
 * Takes the browser's offers, in place of its own message, and follows installations.
 *
 * @returns stops it
 */
export function startInstallPrompt(): () => void {
  const running = new AbortController()
  const { signal } = running
  const takeOffer = (event: InstallPromptEvent) => {
    event.preventDefault()
    setOffer(event)
  }
  addEventListener('beforeinstallprompt', takeOffer, { signal })
  addEventListener('appinstalled', () => setOffer(undefined), { signal })
  if (window.installOffer) setOffer(window.installOffer)
  return () => running.abort()
}

/** Opens the browser's dialog, after a click only. An offer is used up by it, whatever the answer. */
export async function install() {
  // A second click, while the dialog is open, is refused.
  await offer?.prompt().catch(() => undefined)
  setOffer(undefined)
}

function setOffer(event: InstallPromptEvent | undefined) {
  offer = event
  delete window.installOffer
  for (const listener of listeners) listener()
}
