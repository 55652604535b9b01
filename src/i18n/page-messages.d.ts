// A page's import map points these names at files of its own language; tools/build/message-parts.ts says what is in each.
declare module 'messages-first' {
  export * from '#i18n/generated/messages.js'
}

declare module 'messages-all' {
  export * from '#i18n/generated/messages.js'
}

declare module 'messages-fields' {
  export * from '#i18n/generated/messages.js'
}

declare module 'virtual:message-files' {
  import type { Locale } from '#routes'

  /** Addresses of each language's messages; none while developing, where all languages are served together. */
  export const messageFiles: Readonly<Partial<Record<Locale, { first: string; all: string; fields: string }>>>
}
