/** The rules by which items below each other break across pages or columns. Heights are in points. */
export interface BreakRules<Item> {
  height: (item: Item) => number
  /** Space below an item, before the next one. */
  gap?: (item: Item) => number
  /** Whether an item stays on the page of the item after it. */
  keepsWithNext?: (item: Item) => boolean
}

/** The space on pages: `used` is taken at the top of the first page, `heading` at the top of each one. */
interface PageSpace {
  room: number
  used?: number
  heading?: number
}

/**
 * Splits items into pages, or into columns. An item taller than a page has a page of its own. The first page is empty
 * when nothing fits below `used`.
 */
export function paginate<Item>(
  items: readonly Item[],
  { room, used = 0, heading = 0 }: PageSpace,
  rules: BreakRules<Item>
): Item[][] {
  const pages: Item[][] = []
  let rest = items
  while (rest.length > 0) {
    const taken = pages.length === 0 ? used : 0
    const page = takeFitting(rest, room - heading - taken, taken === 0, rules)
    pages.push([...page])
    rest = rest.slice(page.length)
  }
  return pages
}

/** The first items that fit into `room`. On an empty page at least one, even if it doesn't stay with the next one. */
export function takeFitting<Item>(
  items: readonly Item[],
  room: number,
  isPageEmpty: boolean,
  rules: BreakRules<Item>
): readonly Item[] {
  const count = countFitting(items, room, rules)
  if (count > 0 || !isPageEmpty) return items.slice(0, count)
  return items.slice(0, Math.max(1, countFitting(items, room, { ...rules, keepsWithNext: () => false })))
}

/** Number of items that fit into `room`, so that the last one may end a page. */
function countFitting<Item>(
  items: readonly Item[],
  room: number,
  { height, gap = () => 0, keepsWithNext = () => false }: BreakRules<Item>
): number {
  let used = 0
  let count = 0
  for (const item of items) {
    if (used + height(item) > room) break
    used += height(item) + gap(item)
    count++
  }
  const mayEnd = (last: Item | undefined) => last === undefined || !keepsWithNext(last)
  while (count > 0 && count < items.length && !mayEnd(items[count - 1])) count--
  return count
}

/** Minimum lines of a paragraph at the end of a page and at the start of the next one. */
const minLines = 2

/** Whether a line of a paragraph stays with the next line, so that no page has fewer than `minLines` lines of it. */
export const lineKeepsWithNext = (index: number, count: number): boolean =>
  index < count - 1 && (index < minLines - 1 || index >= count - minLines)

/** Parts of `size` items; the last may be shorter. Splits long text into rows, and columns into pages. */
export const splitEvery = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size)
  )

/** The plan with the most items that fits, from `most` down to `least`; for plans with heights that are not a sum. */
export function planMost<Plan>(
  most: number,
  least: number,
  plan: (count: number) => Plan,
  fits: (plan: Plan) => boolean
): Plan | undefined {
  for (let count = most; count >= least; count--) {
    const planned = plan(count)
    if (fits(planned)) return planned
  }
  return undefined
}

/** Pages that are filled from the top with items `gap` points apart. */
export class Pages<Item extends { height: number }> {
  readonly all: Item[][] = [[]]
  private readonly room: number
  private readonly gap: number
  private used = 0

  constructor(room: number, gap: number) {
    this.room = room
    this.gap = gap
  }

  roomLeft(): number {
    return this.room - this.used
  }

  isEmpty(): boolean {
    return this.used === 0
  }

  /** Adds as much as `take` gets onto the page, then the rest on the next pages. An empty rest ends it. */
  addParts<Part>(
    whole: readonly Part[],
    take: (rest: readonly Part[]) => { item: Item | undefined; rest: readonly Part[] }
  ): void {
    let left = whole
    while (left.length > 0) {
      const { item, rest } = take(left)
      if (item) this.add(item)
      if (rest.length > 0) this.startPage()
      left = rest
    }
  }

  private add(item: Item): void {
    this.all.at(-1)?.push(item)
    this.used += item.height + this.gap
  }

  private startPage(): void {
    if (this.isEmpty()) throw new Error('An item is taller than a page')
    this.all.push([])
    this.used = 0
  }
}
