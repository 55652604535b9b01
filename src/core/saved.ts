import * as z from 'zod/mini'
import { characterSchema } from './character.ts'
import type { Team } from './team.ts'
import type { TeamCount } from './team-tally.ts'

/** Who may see what is saved: its owner; whoever knows its address; everybody, search engines among them. */
export const visibilities = ['private', 'unlisted', 'public'] as const
export type Visibility = (typeof visibilities)[number]

/** A character as it is saved by itself: its almanac text comes with it, which in a script stands beside. */
export const savedCharacterSchema = z.extend(characterSchema, { almanacDetails: z.optional(z.string()) })
export type SavedCharacter = z.infer<typeof savedCharacterSchema>

/** An id that a browser made. */
export const savedIdSchema = z.string().check(z.regex(/^[a-z0-9-]{16,40}$/))

/** What is known of a saved script or character without its content. Times in milliseconds since 1970. */
export interface SavedMark {
  id: string
  /** What public addresses name. */
  publicId: string
  name: string
  visibility: Visibility
  /** Counts saves, from 1. */
  version: number
  madeAt: number
  changedAt: number
  /** In the bin since then. */
  deletedAt?: number | undefined
}

/** A saved script or character, whole. */
export interface Saved<Content> extends SavedMark {
  content: Content
}

/** An earlier version of one, without its content. */
export interface SavedVersion {
  version: number
  savedAt: number
}

/** What a list shows of a script besides its mark. */
export interface ScriptSummary {
  author: string
  /** Its characters by team, in the order of teams. */
  tally: TeamCount[]
}

/** What a list shows of a character besides its mark; `image` is its first picture. */
export interface CharacterSummary {
  /** The id that it has on a script. */
  characterId: string
  team: Team
  ability: string
  image?: string | undefined
}

/** How lists can be sorted: last changed first, by name, last made first. */
export const savedSorts = ['changed', 'name', 'made'] as const

/** One page of a list; pages count from 1. */
export interface ListPage<Item> {
  items: Item[]
  /** How many there are on all pages. */
  total: number
  page: number
  pages: number
}

export type SavedPage<Summary> = ListPage<SavedMark & Summary>
