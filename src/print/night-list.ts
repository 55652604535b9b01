import type { Cast, NightEntry } from '#core/cast.ts'
import type { Night } from '#core/night.ts'
import type { Type } from './lines.ts'
import { bold, plain } from './marks.ts'
import { colours } from './paper.ts'
import type { Block, Placed } from './placed.ts'
import { moved, tinted } from './placed.ts'
import { type PlanContext, planIcon } from './plan.ts'
import { secondName } from './second-language.ts'
import { heightOf, leftBlock, type SetText, setHeading, setRuns } from './setting.ts'
import { places } from './spot.ts'

/** Styles of the night list from large to small. `pitch`: minimum height of an entry. In points. */
export const listSteps = [34, 31, 28, 26, 24, 22, 20, 18, 16, 14.5, 13, 11.5].map(pitch => ({
  pitch,
  icon: Math.min(24, pitch - 3.5),
  name: {
    size: Math.max(6.8, Math.min(11.5, pitch * 0.44)),
    lead: Math.max(8.2, Math.min(13.5, pitch * 0.54))
  }
}))
export type ListStep = (typeof listSteps)[number]

const gap = 6
const markSize = 6
/** Space between icon or mark and the edge of an entry, and space after its text, in points. */
const edge = 2
const textGap = 4
const headingHeight = 30

/** Plans a night as icons and names in night order: a heading, then an entry for each character that wakes and each step. */
export function planNightList(
  cast: Cast,
  night: Night,
  style: ListStep,
  width: number,
  context: PlanContext
): { heading: Block; entries: Block[] } {
  const { words: texts } = context
  const title = night === 'firstNight' ? texts.firstNight : texts.otherNights
  const headingText = fitHeading(title, width, context)
  const heading: Placed[] = [
    { kind: 'moon', night, size: 13, left: 0, top: 5 },
    ...moved(leftBlock(headingText).items, 18, 0),
    {
      kind: 'spot',
      left: 0,
      top: 0,
      width,
      height: headingHeight,
      spot: { bookmark: { title, level: 1 } }
    }
  ]
  return {
    heading: { height: headingHeight, items: heading },
    entries: cast[night].map(entry => planEntry(entry, night, style, width, context))
  }
}

/** The largest heading that fits on one line, else the smallest. */
function fitHeading(title: string, width: number, context: PlanContext): SetText {
  const sizes = [17, 15.5, 14, 12.5, 11].map(size =>
    setHeading(title, { size, lead: 23 }, width - 18, context)
  )
  return (
    sizes.find(({ lines }) => lines.length === 1) ?? setHeading(title, { size: 9, lead: 23 }, width, context)
  )
}

/** A night step's name, smaller if needed to fit on one line: long words have no place to break. */
function fitStepName(name: string, style: Type, width: number, context: PlanContext): SetText {
  const sizes = [style.size + 1.5, style.size, style.size - 1, style.size - 2].filter(size => size >= 6.8)
  const attempts = sizes.map(size => setHeading(name, { size, lead: style.lead }, width, context))
  const fallback = setHeading(name, { size: 6.8, lead: style.lead }, width, context)
  return attempts.find(({ lines }) => lines.length === 1) ?? fallback
}

/** The name in the second language, smaller, below the first. */
function planSecondName(
  name: string,
  { name: nameStyle }: ListStep,
  width: number,
  context: PlanContext
): SetText {
  const size = Math.max(6.5, nameStyle.size - 1.6)
  return setRuns([plain(name, colours.softInk)], { size, lead: size + 1.4 }, width, context)
}

function planEntry(
  entry: NightEntry,
  night: Night,
  style: ListStep,
  width: number,
  context: PlanContext
): Block {
  const indent = style.icon + gap
  const isStep = entry.kind === 'step'
  const room = width - indent - edge - (isStep ? textGap : edge + markSize + textGap)
  const name = isStep
    ? fitStepName(entry.name, style.name, room, context)
    : setRuns(
        [bold(entry.character.name, context.palette.teams[entry.character.team].text)],
        style.name,
        room,
        context
      )
  const below = planSecondName(secondName(entry, night, context), style, room, context)
  const nameHeight = name.lines.length * style.name.lead
  const textHeight = nameHeight + heightOf(below)
  const height = Math.max(style.pitch, textHeight + 3)
  const icon = { size: style.icon, left: edge, top: (height - style.icon) / 2 }
  const top = (height - textHeight) / 2
  const lines = [
    ...moved(leftBlock(name).items, indent + edge, top),
    ...moved(leftBlock(below).items, indent + edge, top + nameHeight)
  ]
  if (isStep) {
    const background: Placed = {
      kind: 'box',
      left: 0,
      top: 1,
      width,
      height: height - 2,
      ...tinted(context)
    }
    return { height, items: [background, { kind: 'step', step: entry.id, ...icon }, ...lines] }
  }
  const { team, id } = entry.character
  const mark: Placed = {
    kind: 'mark',
    team,
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
      { kind: 'spot', left: 0, top: 0, width, height, spot: { link: places.almanac(id) } }
    ]
  }
}
