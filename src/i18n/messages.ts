import { getLocale } from './generated/runtime.js'

export { m } from './generated/messages.js'

/** The language of the current page. The browser build replaces this file by `messages.browser.ts`. */
export const pageLocale = getLocale
