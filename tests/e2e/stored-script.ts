import type { BrowserContextOptions } from 'playwright-core'
import { inject } from 'vitest'
import type { Script } from '#core/script/script.ts'
import { encodeWorkingCopy } from '#stores/storage/working-copy.ts'

/** A browser that kept this script when the builder was open last. */
export const withScript = (script: Script): BrowserContextOptions => ({
  storageState: {
    cookies: [],
    origins: [
      {
        origin: inject('origin'),
        localStorage: [{ name: 'belfry:script', value: encodeWorkingCopy({ id: 'first', script }) }]
      }
    ]
  }
})
