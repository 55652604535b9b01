import type { Cast, NightEntry } from '#core/cast/cast.ts'
import { noTokens } from '#core/cast/reminder-parts.ts'
import { type Night, nights } from '#core/night/night.ts'
import { planIcon } from '../page/icon-plan.ts'
import type { PagePlan, PlacedContent } from '../page/page-plan.ts'
import { findFitting, paginate, splitEvery } from '../page/paginate.ts'
import { contentHeight, contentWidth, margins, millimetresToPoints } from '../page/paper.ts'
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
import { typesetRuns } from '../page/text-block.ts'
import { colours } from '../typeset/colours.ts'
import { type Line, lineWidth, type TextStyle } from '../typeset/lines.ts'
import { boldRun, reminderRuns } from '../typeset/text-runs.ts'
import { nightTitle } from './night-plan.ts'

/**
 * The two forms of a piece to cut out: strips as high as their text, and cards of one size. Lengths are points;
 * `heights` are the least and the most, `name` and `text` the left edges of the texts.
 */
const forms = {
  strip: { columns: 2, sizes: [9], heights: [34, 240], icon: 24, name: 44, text: 44 },
  card: {
    columns: 3,
    sizes: [9.8, 9.2, 8.6, 8.2, 7.8],
    heights: [millimetresToPoints(44), millimetresToPoints(44)],
    icon: 30,
    name: 47,
    text: 10
  }
} as const
type Form = (typeof forms)[keyof typeof forms]

const padding = 5
const edge = 3
/** Space between the reminder and the right edge, and between the name and the number in front of the edge. */
const end = 9
const numberWidth = 34
/** Distance from the top of a card to its reminder, which is below the icon. */
const cardHead = 44

/** A part of the night that gets a piece of its own: a character or a step, or what of it doesn't fit on the piece before. */
interface Piece {
  night: Night
  /** Place in the order of the night, from 1. */
  number: number
  entry: NightEntry
  name: readonly Line[]
  lines: readonly Line[]
}

interface PieceStyle {
  form: Form
  width: number
  name: TextStyle
  text: TextStyle
}

/**
 * Plans the night order as strips or cards to cut out: the first night, then the other nights. A long reminder continues
 * on another piece.
 */
export function planNightStrips(cast: Cast, context: PlanContext): PagePlan<PlacedContent>[] {
  const form = forms[context.options.stripSize]
  const styles = form.sizes.map(
    (size): PieceStyle => ({
      form,
      width: contentWidth(context) / form.columns,
      name: { size: size + 1.4, lead: size + 3.4 },
      text: { size, lead: size * 1.2 }
    })
  )
  const [, highest] = form.heights
  const planAt = (style: PieceStyle) => ({ style, pieces: planPieces(cast, style, context) })
  const fitting = findFitting(styles, style => {
    const plan = planAt(style)
    return plan.pieces.every(piece => heightOf(piece, style) <= highest) ? plan : undefined
  })
  const smallest = styles.at(-1)
  const planned = fitting ?? (smallest && splitLong(planAt(smallest), highest))
  return planned ? placePieces(planned, context) : []
}

const planPieces = (cast: Cast, style: PieceStyle, context: PlanContext): Piece[] =>
  nights.flatMap(night =>
    cast[night].map((entry, index): Piece => {
      const { form, width } = style
      const isStep = entry.kind === 'step'
      const name = isStep
        ? boldRun(entry.name)
        : boldRun(entry.character.name, context.palette.teams[entry.character.team].text)
      const reminder = reminderRuns(entry.reminder, isStep ? noTokens : entry.character)
      return {
        night,
        number: index + 1,
        entry,
        name: typesetRuns([name], style.name, width - form.name - numberWidth, context).lines,
        lines: [reminder, secondNightEntry(entry, night, context)].flatMap(
          runs => typesetRuns(runs, style.text, width - form.text - end, context).lines
        )
      }
    })
  )

/** Height of the name, and of a card's icon beside it. */
const headHeight = ({ name }: Piece, style: PieceStyle) => {
  const height = name.length * style.name.lead
  return style.form.text < style.form.name ? Math.max(cardHead - padding, height) : height
}

const heightOf = (piece: Piece, style: PieceStyle) =>
  headHeight(piece, style) + piece.lines.length * style.text.lead + 2 * padding

/** Splits pieces whose texts don't fit. A name of many lines leaves at least one line for the reminder. */
function splitLong({ style, pieces }: PlannedPieces, highest: number): PlannedPieces {
  const split = pieces.flatMap((piece): Piece[] => {
    const name = piece.name.slice(0, Math.max(1, Math.floor((highest / 2 - padding) / style.name.lead)))
    const head = headHeight({ ...piece, name }, style)
    const most = Math.max(1, Math.floor((highest - head - 2 * padding) / style.text.lead))
    const parts = piece.lines.length > 0 ? splitEvery(piece.lines, most) : [[]]
    return parts.map(lines => ({ ...piece, name, lines }))
  })
  return { style, pieces: split }
}

interface PlannedPieces {
  style: PieceStyle
  pieces: readonly Piece[]
}

/** Pages of pieces in columns, which are filled one after the other. */
function placePieces({ style, pieces }: PlannedPieces, context: PlanContext): PagePlan<PlacedContent>[] {
  const { form, width } = style
  const [least, most] = form.heights
  const blocks = pieces.map((piece): PlacedBlock => {
    const height = Math.min(most, Math.max(least, heightOf(piece, style)))
    return { height, items: planPiece(piece, height, style, context) }
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

function planPiece(piece: Piece, height: number, style: PieceStyle, context: PlanContext): PlacedItem[] {
  const { entry, name, lines, night } = piece
  const { form, width } = style
  const isCard = form.text < form.name
  const head = headHeight(piece, style)
  const textTop = isCard ? padding : (height - head - lines.length * style.text.lead) / 2
  const nameTop = isCard ? padding + (head - name.length * style.name.lead) / 2 : textTop
  const iconTop = isCard ? padding + (head - form.icon) / 2 : (height - form.icon) / 2
  const iconAt = { size: form.icon, left: form.name - form.icon - 8, top: iconTop }
  const number = typesetRuns(
    [boldRun(String(piece.number), colours.softInk)],
    style.name,
    width,
    context
  ).lines
  const numberLeft = width - end - Math.max(0, ...number.map(lineWidth))
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
    ...placeLines(number, style.name, numberLeft, nameTop, 'label'),
    ...placeLines(name, style.name, form.name, nameTop, 'more'),
    {
      kind: 'moon',
      night,
      label: nightTitle(night, false, context),
      size: 9,
      left: numberLeft - 13,
      top: nameTop + (style.name.lead - 9) / 2
    },
    ...placeLines(lines, style.text, form.text, textTop + head, 'more')
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
