import type { AlmanacEntry } from './almanac-entry.ts'
import { countThatFit, heightOfStrips, notesLeft, placeStrips, type Strip } from './almanac-strips.ts'
import { colours, footerHeight, margins } from './paper.ts'
import type { Placed } from './placed.ts'
import { contentWidth, type PlanContext } from './plan.ts'

/** Where a page's content begins under its running head. */
const pageTop = 58
const entryGap = 15
/** An entry that is taller than this share of a page may begin wherever there is room for a good part of it. */
const tallShare = 0.55
const goodPart = 190

/** A page of the almanac while it fills. */
export interface AlmanacPage {
  items: Placed[]
  /** The entries that stand on the page, in their order. */
  entries: AlmanacEntry[]
}

/** The pages that entries flow over, and on which of them each begins. `used` is what stands on the first already. */
export function flowEntries(
  entries: readonly AlmanacEntry[],
  used: number,
  context: PlanContext
): { pages: AlmanacPage[]; begins: number[] } {
  const flow = new Flow(used, context)
  return { begins: entries.map(entry => flow.add(entry)), pages: flow.pages }
}

class Flow {
  readonly pages: AlmanacPage[] = [{ items: [], entries: [] }]
  private readonly context: PlanContext
  private readonly bottom: number
  private top: number

  constructor(used: number, context: PlanContext) {
    this.context = context
    this.bottom = context.paper.height - margins.footerBottom - footerHeight
    this.top = Math.max(pageTop, used)
  }

  /** Sets an entry after those before it and hands back the page on which it begins. */
  add(entry: AlmanacEntry): number {
    const height = Math.max(heightOfStrips(entry.main), heightOfStrips(entry.notes))
    const mayPart = height > (this.bottom - pageTop) * tallShare && this.bottom - this.top >= goodPart
    if (!this.isFresh() && this.top + height > this.bottom && !mayPart) this.turn()
    const begins = this.pages.length - 1
    let [main, notes] = [entry.main, entry.notes]
    while (main.length + notes.length > 0) {
      const [text, beside] = [this.take(main), this.take(notes)]
      this.place(entry, text, beside)
      main = main.slice(text.length)
      notes = notes.slice(beside.length)
      if (main.length + notes.length > 0) this.turn()
    }
    this.top += entryGap
    return begins
  }

  /** As many strips as the page has room for; on a page of their own at least one. */
  private take(strips: readonly Strip[]): readonly Strip[] {
    const count = countThatFit(strips, this.bottom - this.top)
    if (count > 0 || !this.isFresh()) return strips.slice(0, count)
    return strips.slice(
      0,
      Math.max(
        1,
        countThatFit(
          strips.map(each => ({ ...each, keep: false })),
          this.bottom - this.top
        )
      )
    )
  }

  private place(entry: AlmanacEntry, main: readonly Strip[], notes: readonly Strip[]): void {
    const page = this.pages.at(-1)
    if (!page || main.length + notes.length === 0) return
    const whole = contentWidth(this.context)
    page.entries.push(entry)
    if (!this.isFresh() && !entry.isHeaded) page.items.push(this.hairline())
    page.items.push(
      ...placeStrips(main, margins.side, this.top),
      ...placeStrips(notes, margins.side + notesLeft(whole), this.top)
    )
    this.top += Math.max(heightOfStrips(main), heightOfStrips(notes))
  }

  private hairline(): Placed {
    const width = contentWidth(this.context)
    return {
      kind: 'box',
      left: margins.side,
      top: this.top - entryGap / 2 - 1,
      width,
      height: 0.5,
      fill: colours.hairline
    }
  }

  private isFresh(): boolean {
    return this.top === pageTop
  }

  private turn(): void {
    this.pages.push({ items: [], entries: [] })
    this.top = pageTop
  }
}
