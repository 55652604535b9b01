import { atom } from 'nanostores'
import type { ByteUsage } from '#core/saving/account.ts'
import type { SavedInfo } from '#core/saving/document.ts'

/** The bytes of the account's documents as of the last save or visit of the account page, if few are left. */
export const $nearlyFull = atom<ByteUsage | undefined>()

/** Call it with the result of each save, of a document or a game. */
export const noteSpace = ({ nearlyFull }: Pick<SavedInfo, 'version' | 'nearlyFull'>) =>
  $nearlyFull.set(nearlyFull)
