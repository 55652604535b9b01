import * as m from 'messages-first'

export { pageLocale } from './page-locale.browser.ts'
/** Stands in for `messages.ts` in the browser's build, in sources of the first screen: the messages that they use. */
export { m }
