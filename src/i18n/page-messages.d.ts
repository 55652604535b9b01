declare module 'page-messages' {
  export * from '#i18n/generated/messages.js'
}

/** Messages of the first screen are in `page-messages`, all others here; tools/one-language.ts splits them. */
declare module 'page-messages-more' {
  export * from '#i18n/generated/messages.js'
}

declare module 'virtual:message-files' {
  import type { Locale } from '#routes'

  /** URLs of each language's messages; empty in development, where all languages are served together. */
  export const messageFiles: Readonly<Partial<Record<Locale, { first: string; more: string }>>>
}
