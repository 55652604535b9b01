/** The number of items that an account stores. Items in the bin are counted only in `bin`. */
export interface AccountCounts {
  scripts: number
  characters: number
  images: number
  bin: number
}
