import type { Cast } from '#core/cast.ts'
import type { Team } from '#core/team.ts'
import { readProse } from '#prose/read-prose.ts'
import type { AlmanacEntry } from './almanac-entry.ts'
import { almanac, type Strip, strip, textWidth } from './almanac-strips.ts'
import { dropCap } from './drop-cap.ts'
import { widthOf } from './lines.ts'
import { bold, plain } from './marks.ts'
import { planOrnament } from './ornaments.ts'
import { colours, margins } from './paper.ts'
import { type Block, moved, type Placed, stackBlocks } from './placed.ts'
import { contentWidth, type PlanContext } from './plan.ts'
import { authorOf, titleOf } from './plan-header.ts'
import { centredBlock, setHeading, setItalic, setRuns } from './setting.ts'
import { places, webAddress } from './spot.ts'

/** A line of the contents. */
export interface ContentsLine {
  title: string
  team: Team | undefined
  count: number | undefined
  /** Number of its page; undefined while it is not known yet. */
  page: number | undefined
}

const titleSizes = [50, 44, 38, 32, 26] as const
const top = 40
/** Of contents that stand alone, in the middle under the title. */
const contentsWidth = 290
const contentsType = { size: 9.6, lead: 17 }

/** What the almanac begins with: title, author, counts, the script's link; then the introduction with the contents beside it. */
export function planFront(
  cast: Cast,
  contents: readonly ContentsLine[],
  context: PlanContext
): { items: Placed[]; bottom: number; entry: AlmanacEntry } {
  const title = planTitle(cast, context)
  const width = textWidth(contentWidth(context))
  const text = cast.almanacIntroduction.trim()
  const introduction = text ? withBookmark(dropCap(readProse(text), width, context), context) : []
  const entry =
    introduction.length > 0
      ? { main: introduction, notes: planContents(contents, 0, almanac.notes, context) }
      : {
          main: planContents(contents, (contentWidth(context) - contentsWidth) / 2, contentsWidth, context),
          notes: []
        }
  return {
    items: moved(title.items, margins.side, top),
    bottom: top + title.height + 26,
    entry: { name: '', team: undefined, isHeaded: true, ...entry }
  }
}

function planTitle(cast: Cast, context: PlanContext): Block {
  const { words } = context
  const width = contentWidth(context)
  const tried = titleSizes.map(size =>
    setHeading(titleOf(cast, words), { size, lead: Math.round(size * 1.1) }, width, context)
  )
  const title =
    tried.find(({ lines }) => lines.length === 1) ??
    tried.find(({ lines }) => lines.length === 2) ??
    tried.at(-1)
  const author = authorOf(cast)
  const byline = setItalic(
    author && words.byAuthor(author),
    { size: 18, lead: 24, colour: colours.softInk },
    width,
    context
  )
  const counts = [
    words.characterCount(cast.characters.length),
    ...(cast.jinxes.length > 0 ? [words.jinxCount(cast.jinxes.length)] : [])
  ].join(', ')
  const summary = setRuns([plain(counts, colours.softInk)], { size: 9.6, lead: 13 }, width, context)
  return stackBlocks(
    [
      ...(title ? [centredBlock(title, width)] : []),
      ...(author ? [centredBlock(byline, width)] : []),
      planOrnament(width, colours.line),
      centredBlock(summary, width),
      ...planLink(cast, width, context)
    ],
    5
  )
}

/** The almanac's own page on the web, as its author gives it. */
function planLink({ almanac: address }: Cast, width: number, context: PlanContext): Block[] {
  const link = webAddress(address)
  if (!link) return []
  const words = setRuns(
    [plain(address.trim(), context.palette.teams.townsfolk.text)],
    { size: 9, lead: 12 },
    width,
    context
  )
  const block = centredBlock(words, width)
  const spots = words.lines.map(
    (line, index): Placed => ({
      kind: 'spot',
      left: (width - widthOf(line)) / 2,
      top: index * words.type.lead,
      width: widthOf(line),
      height: words.type.lead,
      spot: { link }
    })
  )
  return [{ ...block, items: [...block.items, ...spots] }]
}

function withBookmark([first, ...others]: readonly Strip[], { words }: PlanContext): Strip[] {
  if (!first) return []
  const spot: Placed = {
    kind: 'spot',
    left: 0,
    top: 0,
    width: almanac.text,
    height: first.height,
    spot: { bookmark: { title: words.introduction, level: 1 } }
  }
  return [{ ...first, items: [...first.items, spot] }, ...others]
}

/** Teams with their numbers and pages, each a link. */
function planContents(
  lines: readonly ContentsLine[],
  left: number,
  width: number,
  context: PlanContext
): Strip[] {
  const mark = 13
  return lines.map(({ title, team, count, page }, index) => {
    const runs = [plain(title), ...(count === undefined ? [] : [plain(`\u00a0 ${count}`, colours.softInk)])]
    const [line = []] = setRuns(runs, contentsType, width - mark - 30, context).lines
    const [number = []] = setRuns(
      [bold(page === undefined ? '' : String(page))],
      contentsType,
      40,
      context
    ).lines
    const rule = (at: number, height: number, fill: string): Placed => ({
      kind: 'box',
      left,
      top: at,
      width,
      height,
      fill
    })
    const items: Placed[] = [
      ...(index === 0 ? [rule(0, 1.2, context.palette.rule)] : []),
      ...(team ? [{ kind: 'mark', team, size: 7, left, top: 6 } as const] : []),
      { kind: 'line', line, type: contentsType, left: left + mark, top: 1 },
      { kind: 'line', line: number, type: contentsType, left: left + width - widthOf(number), top: 1 },
      rule(contentsType.lead + 1.5, 0.5, colours.hairline),
      {
        kind: 'spot',
        left,
        top: 0,
        width,
        height: contentsType.lead,
        spot: { link: places.section(team ?? 'rules') }
      }
    ]
    return strip({ height: contentsType.lead + 2, items }, true)
  })
}
