import type { Locale } from '#routes'

type Message = (inputs: object, options: { locale: Locale }) => string
type Messages = Readonly<Record<string, Message>>

const languages = new Map<Locale, Messages>()

/**
 * Replaces `messages.ts` in web workers. Import maps don't apply there, so each language is loaded by URL, and every message
 * call passes its locale, as in the Cloudflare Worker.
 */
export const m = new Proxy<Messages>(
  {},
  {
    get:
      (_, key) =>
      (...[inputs, options]: Parameters<Message>) => {
        const message = typeof key === 'string' ? languages.get(options.locale)?.[key] : undefined
        if (!message) throw new Error(`Message ${String(key)} is not loaded in ${options.locale}`)
        return message(inputs, options)
      }
  }
)

/** Loads a language once, from the URLs of its files. */
export async function loadMessages(locale: Locale, addresses: readonly string[]): Promise<void> {
  if (languages.has(locale)) return
  const files = await Promise.all(
    addresses.map((address): Promise<Messages> => import(/* @vite-ignore */ address))
  )
  languages.set(locale, Object.assign({}, ...files))
}
