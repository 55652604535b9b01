export { m } from './generated/messages.js'

/** The language of the page being shown. The build of the browser replaces this file: see tools/build/one-language.ts. */
export { getLocale as pageLocale } from './generated/runtime.js'
