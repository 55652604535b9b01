import { takeFitting } from '../page/paginate.ts'
import { contentWidth, footerHeight, margins } from '../page/paper.ts'
import { type PlacedItem, totalHeight } from '../page/placed-item.ts'
import type { PlanContext } from '../page/plan-context.ts'
import { colours } from '../typeset/colours.ts'
import type { AlmanacEntry } from './almanac-entry.ts'
import { placeStrips, type Strip, sidebarLeft, stripRules } from './strips.ts'

/** Top of a page's content below its running head, in points. */
const pageTop = 58
const entryGap = 15
/** Entries taller than this share of a page may be split, if at least `minPartHeight` points are left on the page. */
const tallShare = 0.55
const minPartHeight = 190

/** A page of the almanac. */
export interface AlmanacPage {
  items: PlacedItem[]
  /** The entries on the page, in order. */
  entries: AlmanacEntry[]
}

/** Splits entries into pages. `usedHeight` of the first page is taken. */
export function flowEntries(
  entries: readonly AlmanacEntry[],
  usedHeight: number,
  context: PlanContext
): AlmanacPage[] {
  const flow = new EntryFlow(usedHeight, context)
  for (const entry of entries) flow.add(entry)
  return flow.pages
}

class EntryFlow {
  readonly pages: AlmanacPage[] = [{ items: [], entries: [] }]
  private readonly context: PlanContext
  private readonly bottom: number
  private top: number

  constructor(usedHeight: number, context: PlanContext) {
    this.context = context
    this.bottom = context.paper.height - margins.footerBottom - footerHeight
    this.top = Math.max(pageTop, usedHeight)
  }

  /** Adds an entry below the previous one. */
  add(entry: AlmanacEntry): void {
    const height = Math.max(totalHeight(entry.main), totalHeight(entry.sidebar))
    const canSplit = height > (this.bottom - pageTop) * tallShare && this.bottom - this.top >= minPartHeight
    if (!this.isFresh() && this.top + height > this.bottom && !canSplit) this.startPage()
    const { main, sidebar } = entry
    let [mainStart, notesStart] = [0, 0]
    while (mainStart < main.length || notesStart < sidebar.length) {
      const take = (strips: readonly Strip[], start: number) =>
        takeFitting(strips, start, this.bottom - this.top, this.isFresh(), stripRules)
      const [mainPart, notesPart] = [take(main, mainStart), take(sidebar, notesStart)]
      this.place(entry, mainPart, notesPart)
      mainStart += mainPart.length
      notesStart += notesPart.length
      if (mainStart < main.length || notesStart < sidebar.length) this.startPage()
    }
    this.top += entryGap
  }

  private place(entry: AlmanacEntry, main: readonly Strip[], notes: readonly Strip[]): void {
    const page = this.pages.at(-1)
    if (!page || main.length + notes.length === 0) return
    const fullWidth = contentWidth(this.context)
    page.entries.push(entry)
    if (!this.isFresh() && !entry.hasHeading) page.items.push(this.hairline())
    page.items.push(
      ...placeStrips(main, margins.side, this.top),
      ...placeStrips(notes, margins.side + sidebarLeft(fullWidth), this.top)
    )
    this.top += Math.max(totalHeight(main), totalHeight(notes))
  }

  private hairline(): PlacedItem {
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

  private startPage(): void {
    this.pages.push({ items: [], entries: [] })
    this.top = pageTop
  }
}
