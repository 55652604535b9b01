import type { Cast, NightEntry } from '#core/cast.ts'
import { type Night, nights } from '#core/night.ts'
import { noTokens } from '#core/reminder-parts.ts'
import type { Run, Type } from './lines.ts'
import { bold, shortReminderRuns } from './marks.ts'
import { planNoteRules } from './note-rules.ts'
import { colours, margins } from './paper.ts'
import { type Block, moved, type Placed, tinted } from './placed.ts'
import { contentHeight, contentWidth, type PagePlan, type PlanContext, planIcon } from './plan.ts'
import { planHeader } from './plan-header.ts'
import { secondEntry, secondName, secondReminder } from './second-language.ts'
import { heightOf, leftBlock, setHeading, setRuns } from './setting.ts'
import { places } from './spot.ts'

const gutter = 22
const sizes = [10.4, 9.8, 9.2, 8.6, 8, 7.5, 7, 6.5] as const
/** Air between rows, tried from the widest. */
const rowGaps = [7, 5.5, 4, 2.5, 1.2] as const
const markSize = 6
/** Share of a single column that the names take. */
const nameShare = 0.24

/** One way of setting both nights. */
interface Setting {
  text: Type
  icon: number
  rowGap: number
  width: number
  /** Width of the names' own column; 0: a name stands before its words. */
  names: number
}

/**
 * Both nights in short on one page, in two columns or in one: icon, name, the first sentence of the reminder and
 * its tokens. In the largest type that goes on one page; what no type can fit flows over several.
 */
export function planCompactNights(cast: Cast, context: PlanContext): PagePlan[] {
  const header = planHeader(cast, context.words.nightSheet, context)
  const room = contentHeight(context, header)
  const waking = nights.filter(night => cast[night].length > 0)
  const columns = fitOnPage(cast, waking, room, context) ?? flow(cast, waking, room, context)
  const perPage = context.options.columns
  const { width } = settingOf(sizes[0], rowGaps[0], context)
  const pages: PagePlan[] = []
  for (let at = 0; at < columns.length; at += perPage) {
    const items = columns
      .slice(at, at + perPage)
      .flatMap((blocks, side) => place(blocks, margins.side + side * (width + gutter), header.bottom))
    pages.push({ header, content: { kind: 'placed', items } })
  }
  return pages
}

function settingOf(size: number, rowGap: number, context: PlanContext): Setting {
  const whole = contentWidth(context)
  const isSingle = context.options.columns === 1
  return {
    text: { size, lead: size * 1.2 },
    icon: size * 1.75,
    rowGap,
    width: isSingle ? whole : (whole - gutter) / 2,
    names: isSingle ? whole * nameShare : 0
  }
}

const total = (blocks: readonly Block[]) => blocks.reduce((sum, { height }) => sum + height, 0)

/** The columns of one page, with room for notes where there is some; undefined where no type fits. */
function fitOnPage(
  cast: Cast,
  waking: readonly Night[],
  room: number,
  context: PlanContext
): Block[][] | undefined {
  for (const size of sizes) {
    for (const rowGap of rowGaps) {
      const setting = settingOf(size, rowGap, context)
      const lists = waking.map(night => planList(cast, night, setting, context))
      const columns = context.options.columns === 1 ? [lists.flat()] : lists
      if (columns.some(blocks => total(blocks) > room)) continue
      return columns.map(blocks => [
        ...blocks,
        ...planNoteRules(setting.width, room - total(blocks), context)
      ])
    }
  }
  return undefined
}

/** As many columns as it takes, each filled before the next; with two to a page a night begins a column. */
function flow(cast: Cast, waking: readonly Night[], room: number, context: PlanContext): Block[][] {
  const setting = settingOf(8, 2.5, context)
  const columns: Block[][] = []
  let left = 0
  for (const night of waking) {
    if (context.options.columns === 2) left = 0
    for (const block of planList(cast, night, setting, context)) {
      if (block.height > left) {
        columns.push([])
        left = room
      }
      columns.at(-1)?.push(block)
      left -= block.height
    }
  }
  return columns
}

function place(blocks: readonly Block[], left: number, top: number): Placed[] {
  const items: Placed[] = []
  let at = top
  for (const block of blocks) {
    items.push(...moved(block.items, left, at))
    at += block.height
  }
  return items
}

function planList(cast: Cast, night: Night, setting: Setting, context: PlanContext): Block[] {
  const { words } = context
  const title = night === 'firstNight' ? words.firstNight : words.otherNights
  const heading = setHeading(title, { size: 18, lead: 24 }, setting.width - 20, context)
  const height = heightOf(heading) + 6
  const spot = { bookmark: { title, level: 1 } } as const
  const head: Placed[] = [
    { kind: 'moon', night, size: 14, left: 0, top: 5 },
    ...moved(leftBlock(heading).items, 20, 0),
    { kind: 'spot', left: 0, top: 0, width: setting.width, height, spot }
  ]
  return [{ height, items: head }, ...cast[night].flatMap(entry => planRow(entry, night, setting, context))]
}

/** Lines of a row at most; a longer sentence goes on in a row after it. */
const linesInRow = 20

function planRow(entry: NightEntry, night: Night, setting: Setting, context: PlanContext): Block[] {
  const { icon, width, names, text, rowGap } = setting
  const isStep = entry.kind === 'step'
  const indent = icon + markSize + 11
  const colour = isStep ? colours.ink : context.palette.teams[entry.character.team].text
  const called = bold(isStep ? entry.name : entry.character.name, colour)
  const said = shortReminderRuns(entry.reminder, isStep ? noTokens : entry.character)
  const left = names > 0 ? names : indent
  const runs = names > 0 ? said : [{ ...called, text: `${called.text}\u00a0\u00a0 ` }, ...said]
  const linesOf = (paragraphs: readonly (readonly Run[])[], room: number) =>
    paragraphs.flatMap(each => setRuns(each, text, room, context).lines)
  const again = [entry, night, context, shortReminderRuns] as const
  const other = bold(secondName(entry, night, context), colours.softInk)
  const ahead = names > 0 ? linesOf([[called], [other]], names - indent - 8) : []
  const lines = linesOf(
    [runs, names > 0 ? secondReminder(...again) : secondEntry(...again)],
    width - left - 4
  )
  const rows: Block[] = []
  for (let at = 0; at === 0 || at < lines.length; at += linesInRow) {
    const part = { lines: lines.slice(at, at + linesInRow), type: text }
    const name = at === 0 ? { lines: ahead, type: text } : { lines: [], type: text }
    const words = Math.max(heightOf(part), heightOf(name))
    const height = Math.max(icon, words) + rowGap + 2
    const first = (height - rowGap - Math.max(words, text.lead)) / 2
    const icons =
      at === 0 ? planPicture(entry, { height: height - rowGap, line: first, setting }, context) : []
    rows.push({
      height,
      items: [
        ...(isStep
          ? [
              {
                kind: 'box',
                left: 0,
                top: 0,
                width,
                height: height - rowGap,
                ...tinted(context)
              } as const
            ]
          : []),
        ...icons,
        ...moved(leftBlock(name).items, indent, first),
        ...moved(leftBlock(part).items, left, first)
      ]
    })
  }
  return rows
}

interface RowPlace {
  height: number
  /** Where the row's first line begins. */
  line: number
  setting: Setting
}

function planPicture(entry: NightEntry, { height, line, setting }: RowPlace, context: PlanContext): Placed[] {
  const { icon, width, text } = setting
  const at = { size: icon, left: 3, top: Math.min((height - icon) / 2, line + 4) }
  if (entry.kind === 'step') return [{ kind: 'step', step: entry.id, ...at }]
  const { team, id } = entry.character
  return [
    { kind: 'icon', icon: planIcon(entry.character, context), ...at },
    { kind: 'mark', team, size: markSize, left: icon + 6, top: line + (text.lead - markSize) / 2 },
    { kind: 'spot', left: 0, top: 0, width, height, spot: { link: places.almanac(id) } }
  ]
}
