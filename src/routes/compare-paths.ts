import { builderPath, type Locale } from '#routes'

/** A script to compare: the open one, one of this device by its local id, or one of the account by its document's id. */
export type ScriptReference = 'open' | `device:${string}` | `account:${string}`

/** Reads a reference from an address; undefined for anything else. */
export const readReference = (text: string | undefined): ScriptReference | undefined =>
  text === 'open' || /^(?:device|account):./.test(text ?? '') ? (text as ScriptReference) : undefined

/**
 * Address that compares two scripts; a missing one is chosen there.
 *
 * @example comparePath('en', 'open') // '/compare?one=open'
 */
export function comparePath(locale: Locale, one?: ScriptReference, two?: ScriptReference): string {
  const query = new URLSearchParams({ ...(one && { one }), ...(two && { two }) })
  return builderPath(locale, 'compareScripts') + (query.size > 0 ? `?${query}` : '')
}
