import { contentSecurityPolicy } from './content-security-policy.ts'
import { inlineScripts } from './inline-scripts.ts'
import { readingStyles } from './reading-styles.ts'
import { serviceWorker } from './service-worker.ts'

/** What is done with the built pages, in this order: their styles and scripts, a policy with the hashes of those, the packs of final pages. */
export const finishPages = () => [readingStyles(), inlineScripts(), contentSecurityPolicy(), serviceWorker()]
