import type { Cast, NightEntry } from '#core/cast/cast.ts'
import { noTokens } from '#core/cast/reminder-parts.ts'
import { type Night, nights } from '#core/night/night.ts'
import { planIcon } from '../page/icon-plan.ts'
import type { PagePlan, PlacedContent } from '../page/page-plan.ts'
import { evenPart, findFitting, paginate, splitEvery } from '../page/paginate.ts'
import { contentHeight, contentWidth, margins, millimetresToPoints, type Size } from '../page/paper.ts'
import {
  moveItems,
  type PlacedBlock,
  type PlacedItem,
  placeLines,
  stackBlocks,
  stepBackground,
  totalHeight
} from '../page/placed-item.ts'
import type { PlanContext } from '../page/plan-context.ts'
import { secondNightEntry } from '../page/second-language.ts'
import { type TypesetText, textBlockHeight, textBlockWidth, typesetRuns } from '../page/text-block.ts'
import { colours } from '../typeset/colours.ts'
import { boldRun, reminderRuns } from '../typeset/text-runs.ts'
import { nightTitle } from './night-plan.ts'

/**
 * The two forms of a piece to cut out: strips as high as their text, and cards of one size, which are read in a dim room.
 * Lengths are points; `names` and `sizes` are the type sizes of a name and of the text below it from the largest, `long`
 * that of a text that continues on another piece, `heights` the least and the most, `name` and `text` the left edges.
 */
const forms = {
  strip: { columns: 2, names: [12], sizes: [10], long: 10, heights: [36, 240], icon: 26, name: 46, text: 46 },
  card: {
    columns: 3,
    names: [14, 12.5, 11],
    sizes: [12, 11, 10, 9.2, 8.4],
    long: 10,
    heights: [millimetresToPoints(44), millimetresToPoints(44)],
    icon: 32,
    name: 49,
    text: 10
  }
} as const
type Form = (typeof forms)[keyof typeof forms]

const padding = 5
const edge = 3
/** Space between the reminder and the right edge, and between the name and the number in front of the edge. */
const end = 9
const numberWidth = 34
const numberSize = 12
/** Distance from the top of a card to its reminder, which is below the icon. */
const cardHead = 43

/** A part of the night that gets a piece of its own: a character or a step, or what of it doesn't fit on the piece before. */
interface Piece {
  night: Night
  /** Place in the order of the night, from 1. */
  number: number
  entry: NightEntry
  name: TypesetText
  text: TypesetText
}

/**
 * Plans the night order as strips or cards to cut out: the first night, then the other nights. Each card has the largest
 * type that fits it. A long reminder continues on another piece.
 */
export function planNightStrips(cast: Cast, context: PlanContext): PagePlan<PlacedContent>[] {
  const form = forms[context.options.stripSize]
  const width = contentWidth(context) / form.columns
  const pieces = nights.flatMap(night =>
    cast[night].flatMap((entry, index) => {
      const piece = { night, number: index + 1, entry, name: planName(entry, form, width, context) }
      return planTexts(piece, form, width, context).map((text): Piece => ({ ...piece, text }))
    })
  )
  return placePieces(pieces, form, width, context)
}

/**
 * A name in the largest type that takes two lines at most and breaks no word, or in the smallest. A name of many lines is
 * cut off, so that there is room for the reminder.
 */
function planName(entry: NightEntry, form: Form, width: number, context: PlanContext): TypesetText {
  const run =
    entry.kind === 'step'
      ? boldRun(entry.name)
      : boldRun(entry.character.name, context.palette.teams[entry.character.team].text)
  const inSize = (size: number, text = run.text) =>
    typesetRuns([{ ...run, text }], { size, lead: size + 2 }, width - form.name - numberWidth, context)
  const isWhole = (text: string, size: number) => inSize(size, text).lines.length <= 1
  const fitting = findFitting(form.names, size => {
    const name = inSize(size)
    const words = name.lines.length <= 2 ? run.text.split(/\s+/) : []
    return words.length > 0 && words.every(word => isWhole(word, size)) ? name : undefined
  })
  const name = fitting ?? inSize(Math.min(...form.names))
  const most = Math.max(1, Math.floor((form.heights[1] / 2 - padding) / name.style.lead))
  return { ...name, lines: name.lines.slice(0, most) }
}

/** The reminder in the largest type that fits one piece, or in parts for several. */
function planTexts(
  { night, entry, name }: Omit<Piece, 'text'>,
  form: Form,
  width: number,
  context: PlanContext
): TypesetText[] {
  const reminder = reminderRuns(entry.reminder, entry.kind === 'step' ? noTokens : entry.character)
  const inSize = (size: number): TypesetText => {
    const style = { size, lead: size * 1.2 }
    const lines = [reminder, secondNightEntry(entry, night, context)].flatMap(
      runs => typesetRuns(runs, style, width - form.text - end, context).lines
    )
    return { lines, style }
  }
  const room = form.heights[1] - headHeight(name, form) - 2 * padding
  const fitting = findFitting(form.sizes, size => {
    const text = inSize(size)
    return textBlockHeight(text) <= room ? text : undefined
  })
  if (fitting) return [fitting]
  const { lines, style } = inSize(form.long)
  const most = Math.max(1, Math.floor(room / style.lead))
  return splitEvery(lines, evenPart(lines.length, most)).map(part => ({ lines: part, style }))
}

/** Height of the name, and of a card's icon beside it. */
const headHeight = (name: TypesetText, form: Form) =>
  isCard(form) ? Math.max(cardHead - padding, textBlockHeight(name) + 3) : textBlockHeight(name)

/** Whether the reminder is below the icon, in the whole width. */
const isCard = (form: Form) => form.text < form.name

/** Pages of pieces in columns, which are filled one after the other. */
function placePieces(
  pieces: readonly Piece[],
  form: Form,
  width: number,
  context: PlanContext
): PagePlan<PlacedContent>[] {
  const [least, most] = form.heights
  const blocks = pieces.map((piece): PlacedBlock => {
    const own = headHeight(piece.name, form) + textBlockHeight(piece.text) + 2 * padding
    const height = Math.min(most, Math.max(least, own))
    return { height, items: placePiece(piece, { width, height }, form, context) }
  })
  const room = contentHeight(context, { bottom: margins.top })
  const columns = paginate(blocks, { room }, { height: ({ height }) => height })
  return splitEvery(columns, form.columns).map(page => {
    const items = page.flatMap((column, side) =>
      moveItems(
        [...stackBlocks(column).items, ...planCutMarks(column, width)],
        margins.side + side * width,
        margins.top
      )
    )
    return { content: { kind: 'placed', items } }
  })
}

function placePiece(
  { entry, name, text, night, number }: Piece,
  { width, height }: Size,
  form: Form,
  context: PlanContext
): PlacedItem[] {
  const head = headHeight(name, form)
  const nameHeight = textBlockHeight(name)
  const textTop = isCard(form) ? padding : (height - head - textBlockHeight(text)) / 2
  const nameTop = isCard(form) ? padding + (head - nameHeight) / 2 : textTop
  const iconTop = isCard(form) ? padding + (head - form.icon) / 2 : (height - form.icon) / 2
  const iconAt = { size: form.icon, left: form.name - form.icon - 8, top: iconTop }
  const place = typesetRuns(
    [boldRun(String(number), colours.softInk)],
    { size: numberSize, lead: name.style.lead },
    width,
    context
  )
  const placeLeft = width - end - textBlockWidth(place)
  const back: PlacedItem[] =
    entry.kind === 'step'
      ? [
          { kind: 'box', left: 0, top: 0, width, height, ...stepBackground(context), radius: 0 },
          { kind: 'step', step: entry.id, ...iconAt }
        ]
      : [
          {
            kind: 'box',
            left: 0,
            top: 0,
            width: edge,
            height,
            fill: context.palette.teams[entry.character.team].mark
          },
          { kind: 'icon', icon: planIcon(entry.character, context), ...iconAt }
        ]
  return [
    ...back,
    ...placeLines(place.lines, place.style, placeLeft, nameTop, 'label'),
    ...placeLines(name.lines, name.style, form.name, nameTop, 'more'),
    {
      kind: 'moon',
      night,
      label: nightTitle(night, false, context),
      size: 9,
      left: placeLeft - 13,
      top: nameTop + (name.style.lead - 9) / 2
    },
    ...placeLines(text.lines, text.style, form.text, textTop + head, 'more')
  ]
}

/** Length of a cut mark's arms, in points. */
const arm = 5

/** Crosses at the corners of the pieces of a column. */
function planCutMarks(column: readonly PlacedBlock[], width: number): PlacedItem[] {
  const tops = [0, ...column.map((_, index) => totalHeight(column.slice(0, index + 1)))]
  return tops.flatMap(top =>
    [0, width].flatMap((left): PlacedItem[] => [
      { kind: 'box', left: left - arm, top: top - 0.25, width: 2 * arm, height: 0.5, fill: colours.softInk },
      { kind: 'box', left: left - 0.25, top: top - arm, width: 0.5, height: 2 * arm, fill: colours.softInk }
    ])
  )
}
