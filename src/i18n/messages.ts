import { getLocale } from './generated/runtime.js'

export { m } from './generated/messages.js'

/** The language of the page being shown. In the browser's build `messages.browser.ts` stands in for this file. */
export const pageLocale = getLocale
