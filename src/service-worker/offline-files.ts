import type { Locale } from '#routes'

/**
 * The built files that work without a network needs: paths with a hash in their name, so that a path always has the same
 * content. `tools/build/offline-files.ts` lists them.
 */
export interface OfflineFiles {
  /** What the builder and the catalogue need in every language. */
  common: readonly string[]
  languages: Readonly<Record<Locale, LanguageFiles>>
  /** What the builder starts with in any language: stored as it is served, so that a start needn't unpack it. */
  start: readonly string[]
  /** Prints, the JSON editor, account screens, what is rarely used: fetched later, when the connection allows it. */
  later: readonly string[]
  /** Fonts of drawings and their reader: stored once they have been used, and never fetched in advance. */
  onUse: readonly string[]
}

export interface LanguageFiles {
  /** The pages of the language in one file (`page-pack.ts`). */
  pages: string
  /** Messages, texts of the catalogue, and fonts that only some languages need. */
  files: readonly string[]
}
