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

/** Sizes of a list of who wakes, from the airiest to the closest. */
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
/** Between icon or mark and the edge of an entry, and between its words and what follows them. */
const edge = 2
const air = 4
const headingHeight = 30

/** A night as icons and names in their order: a heading, then an entry for each that wakes and each step. */
export function planNightList(
  cast: Cast,
  which: Night,
  step: ListStep,
  width: number,
  context: PlanContext
): { heading: Block; entries: Block[] } {
  const { words } = context
  const title = which === 'firstNight' ? words.firstNight : words.otherNights
  const size = fitHeading(title, width, context)
  const heading: Placed[] = [
    { kind: 'moon', night: which, size: 13, left: 0, top: 5 },
    ...moved(leftBlock(size).items, 18, 0),
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
    entries: cast[which].map(entry => planEntry(entry, which, step, width, context))
  }
}

/** The largest heading that stands on one line. */
function fitHeading(title: string, width: number, context: PlanContext): SetText {
  const sizes = [17, 15.5, 14, 12.5, 11].map(size =>
    setHeading(title, { size, lead: 23 }, width - 18, context)
  )
  return (
    sizes.find(({ lines }) => lines.length === 1) ?? setHeading(title, { size: 9, lead: 23 }, width, context)
  )
}

/** A step's name on one line, smaller if need be: its words may be long and have no place to break. */
function fitStep(name: string, type: Type, width: number, context: PlanContext): SetText {
  const sizes = [type.size + 1.5, type.size, type.size - 1, type.size - 2].filter(size => size >= 6.8)
  const tried = sizes.map(size => setHeading(name, { size, lead: type.lead }, width, context))
  const fallback = setHeading(name, { size: 6.8, lead: type.lead }, width, context)
  return tried.find(({ lines }) => lines.length === 1) ?? fallback
}

/** The name in the second language under the first, smaller. */
function planSecondName(
  name: string,
  { name: type }: ListStep,
  width: number,
  context: PlanContext
): SetText {
  const size = Math.max(6.5, type.size - 1.6)
  return setRuns([plain(name, colours.softInk)], { size, lead: size + 1.4 }, width, context)
}

function planEntry(
  entry: NightEntry,
  night: Night,
  step: ListStep,
  width: number,
  context: PlanContext
): Block {
  const indent = step.icon + gap
  const isStep = entry.kind === 'step'
  const room = width - indent - edge - (isStep ? air : edge + markSize + air)
  const name = isStep
    ? fitStep(entry.name, step.name, room, context)
    : setRuns(
        [bold(entry.character.name, context.palette.teams[entry.character.team].text)],
        step.name,
        room,
        context
      )
  const below = planSecondName(secondName(entry, night, context), step, room, context)
  const nameHeight = name.lines.length * step.name.lead
  const words = nameHeight + heightOf(below)
  const height = Math.max(step.pitch, words + 3)
  const icon = { size: step.icon, left: edge, top: (height - step.icon) / 2 }
  const top = (height - words) / 2
  const lines = [
    ...moved(leftBlock(name).items, indent + edge, top),
    ...moved(leftBlock(below).items, indent + edge, top + nameHeight)
  ]
  if (isStep) {
    const tint: Placed = {
      kind: 'box',
      left: 0,
      top: 1,
      width,
      height: height - 2,
      ...tinted(context)
    }
    return { height, items: [tint, { kind: 'step', step: entry.id, ...icon }, ...lines] }
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
