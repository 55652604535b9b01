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

/** Fetches a language once, from the address of its `messages-all`. */
export async function loadMessages(locale: Locale, address: string): Promise<void> {
  if (languages.has(locale)) return
  languages.set(locale, await import(/* @vite-ignore */ address))
}
