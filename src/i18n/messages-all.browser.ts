import * as m from 'messages-all'

export { pageLocale } from './page-locale.browser.ts'
/** Stands in for `messages.ts` in the browser's build, in all other sources: every message of the page's language. */
export { m }
