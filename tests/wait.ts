import { vi } from 'vitest'

/** Vitest itself waits for a second, which is too short for a busy machine. */
const patience = { timeout: 20_000 }

/** Waits until the check returns something truthy, and returns it. */
export const waitUntil = <Value>(check: () => Value | Promise<Value>) => vi.waitUntil(check, patience)

/** Waits until the check doesn't throw, and returns what it returns. */
export const waitFor = <Value>(check: () => Value | Promise<Value>) => vi.waitFor(check, patience)
