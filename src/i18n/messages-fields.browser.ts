import * as m from 'messages-fields'

export { pageLocale } from './page-locale.browser.ts'
/** Stands in for `messages.ts` in the browser's build, in the help on fields: every message of the page's language, with the texts about fields. */
export { m }
