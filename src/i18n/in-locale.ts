import type { Locale } from '#routes'
import { getLocale, overwriteGetLocale } from './generated/runtime.js'

/**
 * Runs a function whose messages are those of a language, outside of a page of that language. Only while building; never in the
 * Worker, where requests in other languages run meanwhile.
 *
 * @param read must not wait for anything: whatever runs in between would get these messages too
 */
export function inLocale<Value>(locale: Locale, read: () => Value): Value {
  const former = getLocale
  overwriteGetLocale(() => locale)
  try {
    return read()
  } finally {
    overwriteGetLocale(former)
  }
}
