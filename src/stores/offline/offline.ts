import { atom } from 'nanostores'
import { type Locale, splitLocale } from '#routes'
import type { OfflineReport } from '#service-worker/messages.ts'
import { askWorker } from './ask-worker.ts'
import { allowsMore, currentConnection } from './connection.ts'
import { findActiveWorker, registerServiceWorker } from './register-service-worker.ts'

interface Offline extends OfflineReport {
  /** Whether the worker is storing more at the moment. */
  isStoring: boolean
}

/**
 * What works without a network, as the service worker last said. Undefined before its first answer, and where there is
 * no worker.
 */
export const $offline = atom<Offline | undefined>()

let active: ServiceWorker | undefined

const pageLocale = (): Locale => splitLocale(location.pathname).locale

/**
 * Registers the service worker, and has it store the builder in the page's language, then the rest once the browser is
 * idle, if the connection allows it. Repeats what failed when the network returns.
 *
 * @returns whether the builder is stored, once that is known
 */
export async function startOffline(): Promise<boolean> {
  const registration = await registerServiceWorker()
  if (!registration) return false
  active = await findActiveWorker(registration)
  if (active) await store('store-language')
  else $offline.set({ available: 'nothing', failed: true, isStoring: false })
  const state = $offline.get()
  if (state?.failed) addEventListener('online', () => void startOffline(), { once: true })
  else if (state?.available === 'builder' && allowsMore(currentConnection())) whenIdle(storeRest)
  return state !== undefined && state.available !== 'nothing'
}

/** Stores all that works without a network, such as prints: the user asked for it, or the browser is idle. */
export const storeEverything = (): Promise<void> => store('store-everything')

/** What the user may want later comes last. */
async function storeRest() {
  await storeEverything()
  if ($offline.get()?.failed === false) await store('store-other-languages')
}

async function store(kind: 'store-language' | 'store-everything' | 'store-other-languages') {
  if (!active) return
  const locale = pageLocale()
  const before = $offline.get() ?? (await askWorker(active, { kind: 'report', locale })) ?? nothing
  $offline.set({ ...before, isStoring: true })
  const report = await askWorker(active, { kind, locale })
  $offline.set({ ...(report ?? { ...before, failed: true }), isStoring: false })
}

const nothing: OfflineReport = { available: 'nothing', failed: false }

function whenIdle(run: () => unknown) {
  // Safari has no such callback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => run())
  else setTimeout(run, idleDelay)
}

/** Milliseconds after which a browser that doesn't tell is taken for idle. */
const idleDelay = 5000
