import { onTestFinished, vi } from 'vitest'
import type { InstallPromptEvent } from '#ui/install-prompt.ts'

/**
 * Offers the installation, as Chromium does. Returns the event; the offer is withdrawn when the test ends.
 *
 * @param answer resolves when the user has answered the browser's dialog
 */
export function offerInstallation(answer: Promise<unknown> = Promise.resolve()) {
  const prompt = vi.fn<InstallPromptEvent['prompt']>(() => answer)
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  dispatchEvent(event)
  onTestFinished(finishInstallation)
  return event
}

/** Says that the app was installed, as the browser does. */
export const finishInstallation = () => void dispatchEvent(new Event('appinstalled'))
