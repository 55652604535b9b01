import * as z from 'zod/mini'
import { characterSchema } from '../character/character.ts'
import type { Team } from '../character/team.ts'
import type { TeamCount } from '../script/team-tally.ts'
import type { ByteUsage } from './account.ts'
import type { ChangeSummary } from './change-summary.ts'

/** Who can see a document: only its owner; anyone with the link; everyone, including search engines. */
export const visibilities = ['private', 'unlisted', 'public'] as const
export type Visibility = (typeof visibilities)[number]

/** A character saved as a document. It includes its almanac text, which a script stores in `customData`. */
export const savedCharacterSchema = z.extend(characterSchema, { almanacDetails: z.optional(z.string()) })
export type SavedCharacter = z.infer<typeof savedCharacterSchema>

/** Id of a document; the browser creates it. */
export const documentIdSchema = z.string().check(z.regex(/^[a-z0-9-]{16,40}$/))

/** A document (saved script or character) without its content. Times in milliseconds since 1970. */
export interface DocumentInfo {
  id: string
  /** The id in public addresses. */
  publicId: string
  name: string
  visibility: Visibility
  /** Number of the last save, from 1. */
  version: number
  madeAt: number
  changedAt: number
  /** Time of deletion into the bin. */
  deletedAt?: number | undefined
}

/** A document after a save. */
export interface SavedInfo extends DocumentInfo {
  /** The bytes of the account's documents, from `limits.account.warningShare` on. */
  nearlyFull?: ByteUsage | undefined
}

/** A document with its content. */
export interface SavedDocument<Content> extends DocumentInfo {
  content: Content
}

/** A version of a document, without its content. */
export interface DocumentVersion {
  version: number
  savedAt: number
  /** What its save changed. Unknown for the first version, and for versions saved before summaries were. */
  changes?: ChangeSummary | undefined
}

/** Content of a script that lists show. */
export interface ScriptSummary {
  author: string
  /** Number of characters by team, in the order of `teams`. */
  tally: TeamCount[]
}

/** Content of a character that lists show. `image` is the URL of its first image. */
export interface CharacterSummary {
  /** The character's id on a script, unlike the document's id. */
  characterId: string
  team: Team
  ability: string
  image?: string | undefined
}

/** Sort orders of lists: last changed first, by name, newest first. */
export const documentSorts = ['changed', 'name', 'made'] as const

/** One page of a list. `page` counts from 1; `pages` is the number of pages. */
export interface ListPage<Item> {
  items: Item[]
  /** Number of items on all pages. */
  total: number
  page: number
  pages: number
}

export type DocumentPage<Summary> = ListPage<DocumentInfo & Summary>
