import { contentSecurityPolicy } from './content-security-policy.ts'
import { inlineStyles } from './inline-styles.ts'
import { serviceWorker } from './service-worker.ts'

/** What is done with the built pages, in this order: their styles, a policy with the hashes of those, the packs of final pages. */
export const finishPages = () => [inlineStyles(), contentSecurityPolicy(), serviceWorker()]
