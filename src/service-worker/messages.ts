import type { Locale } from '#routes'

/**
 * What a page asks of the service worker by `postMessage`. Each request but `activate` comes with a message port, through
 * which the worker answers with an `OfflineReport`.
 */
export type WorkerRequest =
  /** Ends the wait of a new version. The pages reload when it has taken control (`controllerchange`). */
  | { kind: 'activate' }
  /** What is stored for a language. Stores nothing. */
  | { kind: 'report'; locale: Locale }
  /** Stores the builder in a language, if it isn't stored yet. */
  | { kind: 'store-language'; locale: Locale }
  /** Stores all that works without a network in a language: the builder, prints, the JSON editor. */
  | { kind: 'store-everything'; locale: Locale }
  /** Stores the builder in every language. */
  | { kind: 'store-other-languages'; locale: Locale }

/** What works without a network, in one language: nothing, the builder and the catalogue, or prints and code as well. */
export type OfflineAvailability = 'nothing' | 'builder' | 'everything'

/** What the caches contain at the time of the answer. */
export interface OfflineReport {
  available: OfflineAvailability
  /** Whether the request could not store all of it: the network or the storage failed. */
  failed: boolean
}
