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
  for (let start = 0; start < items.length; ) {
    const taken = pages.length === 0 ? used : 0
    const page = takeFitting(items, start, room - heading - taken, taken === 0, rules)
    pages.push([...page])
    start += page.length
  }
  return pages
}

/** The items from `start` that fit into `room`. On an empty page at least one, even if it doesn't stay with the next one. */
export function takeFitting<Item>(
  items: readonly Item[],
  start: number,
  room: number,
  isPageEmpty: boolean,
  rules: BreakRules<Item>
): readonly Item[] {
  const end = endOfFitting(items, start, room, rules)
  if (end > start || !isPageEmpty) return items.slice(start, end)
  const free = endOfFitting(items, start, room, { ...rules, keepsWithNext: () => false })
  return items.slice(start, Math.max(start + 1, free))
}

/** The end of the items from `start` that fit into `room`, so that the last one may end a page. */
function endOfFitting<Item>(
  items: readonly Item[],
  start: number,
  room: number,
  { height, gap = () => 0, keepsWithNext = () => false }: BreakRules<Item>
): number {
  let used = 0
  let end = start
  for (let item = items[end]; item !== undefined; item = items[++end]) {
    if (used + height(item) > room) break
    used += height(item) + gap(item)
  }
  const mayEnd = (last: Item | undefined) => last === undefined || !keepsWithNext(last)
  while (end > start && end < items.length && !mayEnd(items[end - 1])) end--
  return end
}

/** Splits items into as few pages as `paginate` does, all about equally high, so that the last one isn't nearly empty. */
export function paginateEvenly<Item>(
  items: readonly Item[],
  room: number,
  rules: BreakRules<Item>
): Item[][] {
  const fewest = paginate(items, { room }, rules)
  let [tooLow, enough] = [room / 2, room]
  while (fewest.length > 1 && enough - tooLow > 1) {
    const middle = (tooLow + enough) / 2
    if (paginate(items, { room: middle }, rules).length <= fewest.length) enough = middle
    else tooLow = middle
  }
  return paginate(items, { room: enough }, rules)
}

/** Minimum lines of a paragraph at the end of a page and at the start of the next one. */
const minLines = 2

/** Whether a line of a paragraph stays with the next line, so that no page has fewer than `minLines` lines of it. */
export const lineKeepsWithNext = (index: number, count: number): boolean =>
  index < count - 1 && (index < minLines - 1 || index >= count - minLines)

/** The size of parts of `count` lines with at most `most` lines each, so that no part has a few lines only. */
export const evenPart = (count: number, most: number): number =>
  Math.ceil(count / Math.ceil(count / most)) || most

/** Parts of `size` items; the last may be shorter. Splits long text into rows, and columns into pages. */
export const splitEvery = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size)
  )

/**
 * The first plan that fits, of steps from the largest type to the smallest; undefined when none does. `plan` returns
 * undefined for a step that doesn't fit, and whatever fits in a step also fits in a smaller one: the last is tried first,
 * so that a text of many pages is planned once.
 */
export function findFitting<Step, Plan>(
  steps: readonly Step[],
  plan: (step: Step) => Plan | undefined
): Plan | undefined {
  const smallest = steps.slice(-1).map(plan)[0]
  if (smallest === undefined) return undefined
  for (const step of steps.slice(0, -1)) {
    const planned = plan(step)
    if (planned !== undefined) return planned
  }
  return smallest
}

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
