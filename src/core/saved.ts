import * as z from 'zod/mini'
import { characterSchema } from './character.ts'

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
  deletedAt?: number
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
