declare module 'page-messages' {
  export * from '#i18n/generated/messages.js'
}

declare module 'virtual:message-files' {
  import type { Locale } from '#routes'

  /** Address of each language's messages; empty while developing, where all languages are served together. */
  export const messageFiles: Readonly<Partial<Record<Locale, string>>>
}
