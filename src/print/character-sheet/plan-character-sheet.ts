import type { Cast } from '#core/cast/cast.ts'
import { groupJinxes } from '../page/jinxes-by-character.ts'
import { pageImage } from '../page/page-image.ts'
import type { PagePlan } from '../page/page-plan.ts'
import { Pages } from '../page/paginate.ts'
import { contentHeight } from '../page/paper.ts'
import { totalHeight } from '../page/placed-item.ts'
import type { PlanContext } from '../page/plan-context.ts'
import { planHeader } from '../page/plan-header.ts'
import { hasInformationBack } from '../print-options.ts'
import type { Line } from '../typeset/lines.ts'
import type { CharacterSheetContent } from './character-sheet-plan.ts'
import { composeGalley, extraTeams, type Galley } from './compose-galley.ts'
import { fitStepsFor, isForOnePage } from './fit-steps.ts'
import { enlargeBoxes, flowBoxes } from './flow-boxes.ts'
import { flowTeam, planColumns, type Spacing } from './flow-teams.ts'
import { teamGap } from './plan-teams.ts'

/** Minimum row pitch, as a share of the step's pitch, before the next smaller step is tried. */
const minPitchShare = 0.7
const pitchStep = 0.5
/** A last page that is emptier than this share gets more from the pages before it, which are filled up to one of these shares. */
const minLastShare = 0.25
const evenShares = [0.7, 0.75, 0.8, 0.85, 0.9, 0.95] as const
/** Minimum type sizes of rotated team names, while they need no extra page. */
const preferredLabelSizes = [11, 9] as const

type Band = CharacterSheetContent['bands'][number]

/**
 * Plans the character sheet, in the largest type and with the widest row pitch that end the core of the script
 * (Townsfolk, Outsiders, Minions and Demons) as early as possible, on the first page if it fits, and then need as few
 * pages as the smallest fit step.
 */
export function planCharacterSheet(cast: Cast, context: PlanContext): PagePlan<CharacterSheetContent>[] {
  const header = planHeader(cast, '', context)
  const room = contentHeight(context, header)
  const jinxes = groupJinxes(cast)
  const printed = hasInformationBack(context.options) ? withoutBack(cast) : cast
  const fill: Fill = (galley, spacing, share = 1) => flow(galley, spacing, room * share, context)
  const attempts: Attempt[] = []
  for (const step of fitStepsFor(printed.characters.length, context)) {
    const galley = composeGalley(printed, jinxes, step, room, context)
    const pages = fill(galley, { ...galley, pitch: galley.pitch * minPitchShare })
    const isComplete = pages.length === 1
    if (isComplete || !isForOnePage(step)) attempts.push({ galley, pages, coreEnd: endOfCore(pages) })
    if (isComplete) break
  }
  const coreEnd = Math.min(...attempts.map(each => each.coreEnd))
  const withCore = attempts.filter(each => each.coreEnd === coreEnd)
  const fewest = Math.min(...withCore.map(({ pages }) => pages.length))
  const best = withCore.find(({ pages }) => pages.length === fewest)
  if (!best) return []
  const background = context.options.inkSaver ? undefined : pageImage(cast.background, context.images)
  const pages = enlargeBoxes(fillPages(best, fill, context.isHalf ? 0 : room), printed, room, context)
  return pages.map(bands => ({
    header,
    ...(background && { background }),
    content: { kind: 'sheet', bands }
  }))
}

/** A galley, split into pages with the narrowest row pitch. `coreEnd`: index of the last page with a team of the core. */
interface Attempt {
  galley: Galley
  pages: Band[][]
  coreEnd: number
}

const endOfCore = (pages: readonly (readonly Band[])[]): number =>
  pages.findLastIndex(bands =>
    bands.some(band => band.kind === 'columns' || (band.kind === 'team' && !extraTeams.includes(band.team)))
  )

/** What a sheet prints whose back has everything else. */
function withoutBack(cast: Cast): Cast {
  const characters = cast.characters.filter(({ team }) => !extraTeams.includes(team))
  return characters.length === 0 ? cast : { ...cast, characters, jinxes: [], bootlegger: [] }
}

/** Splits a galley into pages. `share`: of the height of a page, to fill. */
type Fill = (galley: Galley, spacing: Spacing, share?: number) => Band[][]

/** Splits a galley again, into no more than its narrow `pages`: with the largest team names, else the widest row pitch. */
function fillPages({ galley, pages, coreEnd }: Attempt, fill: Fill, room: number): Band[][] {
  const minPitch = galley.pitch * minPitchShare
  const isAsGood = (flowed: Band[][]) => flowed.length <= pages.length && endOfCore(flowed) <= coreEnd
  const spacings: Spacing[] = preferredLabelSizes.map(label => ({ ...galley, label }))
  for (let pitch = galley.pitch; pitch > minPitch; pitch -= pitchStep) spacings.push({ ...galley, pitch })
  for (const spacing of spacings) {
    const flowed = fill(galley, spacing)
    if (!isAsGood(flowed)) continue
    const isUneven = flowed.length > 1 && totalHeight(flowed.at(-1) ?? []) < minLastShare * room
    const even = isUneven && evenShares.map(share => fill(galley, spacing, share)).find(isAsGood)
    return even || flowed
  }
  return pages
}

/** Splits a galley into pages of `room` points of height. */
function flow(galley: Galley, spacing: Spacing, room: number, context: PlanContext): Band[][] {
  const isInColumns = context.isHalf && galley.cellStyle.columns === 2
  return (
    (isInColumns && flowOnePage(galley, spacing, room, context)) || flowPages(galley, spacing, room, context)
  )
}

function flowPages(galley: Galley, spacing: Spacing, room: number, context: PlanContext): Band[][] {
  const pages = new Pages<Band>(room, teamGap)
  for (const team of galley.teams) {
    const titleOfRest = context.texts.continued(context.texts.teams[team.team])
    flowTeam(pages, team, galley.cellStyle, spacing, context, titleOfRest)
  }
  flowBoxes(pages, galley.boxes, galley.boxStyle, context)
  return pages.all
}

/** A galley with its teams in two columns; undefined when it needs more than one page. */
function flowOnePage(
  galley: Galley,
  spacing: Spacing,
  room: number,
  context: PlanContext
): Band[][] | undefined {
  const pages = new Pages<Band>(room, teamGap)
  flowBoxes(pages, galley.boxes, galley.boxStyle, context)
  const [boxes = [], ...others] = pages.all
  if (others.length > 0) return undefined
  const columns = planColumns(galley.teams, galley.cellStyle, spacing, pages.roomLeft(), context)
  return columns && [[columns, ...boxes]]
}

/** All lines of text on a page of the character sheet. */
export const linesOfBands = (bands: CharacterSheetContent['bands']): Line[] =>
  bands.flatMap(band => {
    if (band.kind === 'columns') return band.columns.flatMap(linesOfBands)
    if (band.kind === 'boxes')
      return band.boxes.flatMap(({ columns }) => columns.flat().flatMap(({ lines }) => lines))
    return band.rows.flatMap(({ cells }) => cells.flatMap(({ lines }) => lines))
  })
