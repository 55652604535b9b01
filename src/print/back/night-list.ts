import type { Cast, NightEntry } from '#core/cast/cast.ts'
import type { Night } from '#core/night/night.ts'
import { anchors } from '../page/annotation.ts'
import { planIcon } from '../page/icon-plan.ts'
import { moveItems, type PlacedBlock, type PlacedItem, stepBackground } from '../page/placed-item.ts'
import type { PlanContext } from '../page/plan-context.ts'
import { secondNightNameRun } from '../page/second-language.ts'
import {
  leftAlignedBlock,
  type TypesetText,
  textBlockHeight,
  typesetHeading,
  typesetRuns
} from '../page/text-block.ts'
import { baselineOffset } from '../typeset/faces.ts'
import { headingFace } from '../typeset/heading-face.ts'
import type { Run, TextStyle } from '../typeset/lines.ts'
import { boldRun } from '../typeset/text-runs.ts'

/** Styles of the night list from large to small. `pitch`: minimum height of an entry. In points. */
export const nightListStyles = [34, 31, 28, 26, 24, 22, 20, 18, 16, 14.5, 13, 11.5].map(pitch => ({
  pitch,
  icon: Math.min(24, pitch - 3.5),
  name: {
    size: Math.max(6.8, Math.min(11.5, pitch * 0.44)),
    lead: Math.max(8.2, Math.min(13.5, pitch * 0.54))
  }
}))
export type NightListStyle = (typeof nightListStyles)[number]

const gap = 6
const markSize = 6
/** Space between icon or mark and the edge of an entry, and space after its text, in points. */
const edge = 2
const textGap = 4
const headingHeight = 30

/** A night: the heading of its first page and of the others, and an entry for each character that wakes and each step. */
export interface NightListPlan {
  heading: PlacedBlock
  rest: PlacedBlock
  entries: readonly PlacedBlock[]
}

/** Plans a night as icons and names in night order. */
export function planNightList(
  cast: Cast,
  night: Night,
  style: NightListStyle,
  width: number,
  context: PlanContext
): NightListPlan {
  const { texts } = context
  const title = night === 'firstNight' ? texts.firstNight : texts.otherNights
  const heading = planHeading(title, night, width, context)
  const bookmark: PlacedItem = {
    kind: 'annotation',
    left: 0,
    top: 0,
    width,
    height: headingHeight,
    annotation: { bookmark: { title, level: 1 } }
  }
  return {
    heading: { ...heading, items: [...heading.items, bookmark] },
    rest: planHeading(texts.continued(title), night, width, context),
    entries: cast[night].map(entry => planEntry(entry, night, style, width, context))
  }
}

const planHeading = (title: string, night: Night, width: number, context: PlanContext): PlacedBlock => ({
  height: headingHeight,
  items: [
    { kind: 'moon', night, size: 13, left: 0, top: 5 },
    ...moveItems(leftAlignedBlock(fitHeading(title, width, context)).items, 18, 0)
  ]
})

/** The largest heading that fits on one line, else the smallest. */
function fitHeading(title: string, width: number, context: PlanContext): TypesetText {
  const sizes = [17, 15.5, 14, 12.5, 11].map(size =>
    typesetHeading(title, { size, lead: 23, tag: 'h2' }, width - 18, context)
  )
  return (
    sizes.find(({ lines }) => lines.length === 1) ??
    typesetHeading(title, { size: 9, lead: 23, tag: 'h2' }, width, context)
  )
}

/** A night step's name, smaller if needed to fit on one line: long words have no place to break. */
function fitStepName(name: string, style: TextStyle, width: number, context: PlanContext): TypesetText {
  const sizes = [style.size + 1.5, style.size, style.size - 1, style.size - 2].filter(size => size >= 6.8)
  const attempts = sizes.map(size => typesetHeading(name, { size, lead: style.lead }, width, context))
  const fallback = typesetHeading(name, { size: 6.8, lead: style.lead }, width, context)
  return attempts.find(({ lines }) => lines.length === 1) ?? fallback
}

/** Height of a capital letter above the baseline, as a share of the type size. */
const capitalHeight = 0.66

/** How far a heading is moved down, in points, so that its capitals are in the middle of its line: its face has them high. */
function dropOf(text: string, { size, lead }: TextStyle, context: PlanContext): number {
  const baseline = baselineOffset(context.faces[headingFace(context, text)], size, lead)
  return (lead + capitalHeight * size) / 2 - baseline
}

/** The name in the second language, smaller, below the first. */
function planSecondName(
  run: Run,
  { name: nameStyle }: NightListStyle,
  width: number,
  context: PlanContext
): TypesetText {
  const size = Math.max(6.5, nameStyle.size - 1.6)
  return typesetRuns([{ ...run, face: 'text' }], { size, lead: size + 1.4 }, width, context)
}

function planEntry(
  entry: NightEntry,
  night: Night,
  style: NightListStyle,
  width: number,
  context: PlanContext
): PlacedBlock {
  const indent = style.icon + gap
  const isStep = entry.kind === 'step'
  const room = width - indent - edge - (isStep ? textGap : edge + markSize + textGap)
  const name = isStep
    ? fitStepName(entry.name, style.name, room, context)
    : typesetRuns(
        [boldRun(entry.character.name, context.palette.teams[entry.character.team].text)],
        style.name,
        room,
        context
      )
  const below = planSecondName(secondNightNameRun(entry, night, context), style, room, context)
  const nameHeight = name.lines.length * style.name.lead
  const textHeight = nameHeight + textBlockHeight(below)
  const height = Math.max(style.pitch, textHeight + 3)
  const icon = { size: style.icon, left: edge, top: (height - style.icon) / 2 }
  const top = (height - textHeight) / 2
  const drop = isStep ? dropOf(entry.name, name.style, context) : 0
  const lines = [
    ...moveItems(leftAlignedBlock({ ...name, tag: 'li' }).items, indent + edge, top + drop),
    ...moveItems(leftAlignedBlock({ ...below, tag: 'more' }).items, indent + edge, top + nameHeight)
  ]
  if (isStep) {
    const background: PlacedItem = {
      kind: 'box',
      left: 0,
      top: 1,
      width,
      height: height - 2,
      ...stepBackground(context)
    }
    return { height, items: [background, { kind: 'step', step: entry.id, ...icon }, ...lines] }
  }
  const { team, id } = entry.character
  const mark: PlacedItem = {
    kind: 'mark',
    team,
    label: context.texts.teamsOfOne[team],
    size: markSize,
    left: width - markSize - edge,
    top: (height - markSize) / 2
  }
  return {
    height,
    items: [
      { kind: 'icon', icon: planIcon(entry.character, context), ...icon },
      ...lines,
      mark,
      { kind: 'annotation', left: 0, top: 0, width, height, annotation: { link: anchors.almanac(id) } }
    ]
  }
}
