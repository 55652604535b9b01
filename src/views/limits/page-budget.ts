import { countMarks } from '#core/text-marks.ts'

/**
 * Limits of what one public page shows, which bound the cost of rendering it. The largest of 366 real scripts have 175
 * characters, 131 jinxes, 5 house rules, 226 reminder tokens, a text of 1,643 letters and 70,238 letters in all.
 */
export const pageLimits = {
  characters: 250,
  jinxes: 300,
  houseRules: 100,
  tokens: 800,
  /** Lines of what a version changed. */
  changes: 500,
  /** Letters of one text, and of a name, which is shown again with each jinx and night. */
  text: 10_000,
  name: 300,
  /** Weight of all texts. */
  texts: 200_000,
  /** Letters of the addresses of all images, each as often as it is shown: a `data:` address contains the image. */
  images: 1_000_000
} as const

/** What a page leaves out. */
export interface Omitted {
  /** Characters, jinxes, house rules, reminder tokens, images and changes. */
  entries: number
  /** Texts that end early. */
  texts: number
}

export type PageBudget = ReturnType<typeof createPageBudget>

/** The budget of one page. All that the page shows takes its share from it, in order; the rest is counted. */
export function createPageBudget() {
  let texts: number = pageLimits.texts
  let tokens: number = pageLimits.tokens
  let images: number = pageLimits.images
  const omitted: Omitted = { entries: 0, texts: 0 }
  const omitEntries = (count: number) => {
    omitted.entries += count
  }
  const takeItems = <Item>(items: readonly Item[], limit: number): readonly Item[] => {
    omitEntries(Math.max(0, items.length - limit))
    return items.slice(0, limit)
  }
  const takeText = (text: string, limit: number = pageLimits.text): string => {
    const { length, weight } = measureText(text, limit, texts)
    texts -= weight
    if (length === text.length) return text
    omitted.texts += 1
    return `${text.slice(0, length).toWellFormed()}…`
  }
  const takeTokens = (labels: readonly string[]): readonly string[] => {
    const taken = takeItems(labels, tokens)
    tokens -= taken.length
    return taken.map(label => takeText(label, pageLimits.name))
  }
  /** Only the first image is shown. */
  const takeImages = (addresses: readonly string[]): readonly string[] => {
    const length = addresses[0]?.length ?? 0
    if (length > images) {
      omitEntries(1)
      return []
    }
    images -= length
    return addresses
  }
  return { omitted, omitEntries, takeItems, takeText, takeTokens, takeImages }
}

/** Weight of a mark; the weight of another letter is 1. */
const markWeight = 10

/** The number of letters from a text's start that fit, and their weight. */
function measureText(text: string, maxLength: number, maxWeight: number) {
  const end = Math.min(text.length, maxLength)
  let weight = 0
  for (let length = 0; length < end; length++) {
    const next = weight + (countMarks(text.charAt(length)) > 0 ? markWeight : 1)
    if (next > maxWeight) return { length, weight }
    weight = next
  }
  return { length: end, weight }
}
