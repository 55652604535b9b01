import * as z from 'zod/mini'

/**
 * The slices of a family, as its file lists them: `ranges` has the first and the last code point of each range of letters, in
 * ascending order, `names` the slice of each range.
 */
export const sliceListSchema = z.object({
  version: z.string(),
  names: z.array(z.string()),
  ranges: z.array(z.tuple([z.int(), z.int(), z.int()]))
})
export type SliceList = z.infer<typeof sliceListSchema>

/** The slice with a letter, by binary search; undefined when the family lacks it. */
export function findSlice({ names, ranges }: SliceList, letter: number): string | undefined {
  let [low, high] = [0, ranges.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const [first, last, name] = ranges[middle] ?? [0, 0, 0]
    if (letter < first) high = middle - 1
    else if (letter > last) low = middle + 1
    else return names[name]
  }
  return undefined
}
