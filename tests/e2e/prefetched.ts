import type { Page } from 'playwright-core'

/** Files of the screens and dialogs that are prefetched last, and of parts that they share with others. */
const lastParts = [
  '/library-autosave.',
  '/save-new-dialog.',
  '/share-dialog.',
  '/jinxes-screen.',
  '/new-script-screen.',
  '/local-scripts-screen.'
]
const lastAccountParts = [
  '/scripts-screen.',
  '/characters-screen.',
  '/saved-editor-screen.',
  '/images-screen.',
  '/account-screen.',
  '/version-entry.'
]

/**
 * Waits until a page without a service worker has loaded its other screens. Before that, a journey that goes offline
 * interrupts a file, which Chromium then can't load until the page is loaded again; and each style sheet that arrives
 * restyles the page.
 */
export async function waitForPrefetch(page: Page, hasAccount: boolean) {
  await page.waitForFunction(
    parts => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
      return parts.every(part => loaded.some(name => name.includes(part)))
    },
    hasAccount ? [...lastParts, ...lastAccountParts] : lastParts
  )
}
