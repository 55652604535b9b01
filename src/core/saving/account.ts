import { limits } from '../limits.ts'

/** The stored bytes of one kind, and how many there may be. */
export interface ByteUsage {
  used: number
  limit: number
}

/** Whether little is left, so that users are warned. */
export const isNearlyFull = ({ used, limit }: ByteUsage) => used >= limit * limits.account.warningShare

/** What an account stores. Items in the bin are counted only in `bin`. */
export interface AccountCounts {
  scripts: number
  characters: number
  images: number
  games: number
  bin: number
  /** Bytes of all documents with their versions and all games, and of all images, including the bin. */
  bytes: { documents: ByteUsage; images: ByteUsage }
}
