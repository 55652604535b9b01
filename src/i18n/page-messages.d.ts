declare module 'page-messages' {
  export * from '#i18n/generated/messages.js'
}

/** Those that the first screen says are in `page-messages`, all others here; tools/one-language.ts parts them. */
declare module 'page-messages-more' {
  export * from '#i18n/generated/messages.js'
}

declare module 'virtual:message-files' {
  import type { Locale } from '#routes'

  /** Addresses of each language's messages; none while developing, where all languages are served together. */
  export const messageFiles: Readonly<Partial<Record<Locale, { first: string; more: string }>>>
}
