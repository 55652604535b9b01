import type { Locale } from '#routes'

type Message = (inputs: object, options: { locale: Locale }) => string
type Messages = Readonly<Record<string, Message>>

const languages = new Map<Locale, Messages>()

/**
 * In a browser's web worker this file stands in for `messages.ts`: a page's import map does not reach there, so each
 * language is fetched by its address. Every message is then asked for with its language, as at the edge.
 */
export const m = new Proxy<Messages>(
  {},
  {
    get:
      (_, key) =>
      (...[inputs, options]: Parameters<Message>) => {
        const message = typeof key === 'string' ? languages.get(options.locale)?.[key] : undefined
        if (!message) throw new Error(`Message ${String(key)} was not fetched in ${options.locale}`)
        return message(inputs, options)
      }
  }
)

/** Fetches a language once, from the addresses of its files. */
export async function loadMessages(locale: Locale, addresses: readonly string[]): Promise<void> {
  if (languages.has(locale)) return
  const files = await Promise.all(
    addresses.map((address): Promise<Messages> => import(/* @vite-ignore */ address))
  )
  languages.set(locale, Object.assign({}, ...files))
}
