import { type Cast, groupByTeam } from '#core/cast/cast.ts'
import type { Team } from '#core/character/team.ts'
import { groupJinxes, type JinxesByCharacter } from '../page/jinxes-by-character.ts'
import { pageImage } from '../page/page-image.ts'
import type { PagePlan } from '../page/page-plan.ts'
import { Pages, planMost } from '../page/paginate.ts'
import { contentHeight } from '../page/paper.ts'
import type { PlanContext } from '../page/plan-context.ts'
import { planHeader } from '../page/plan-header.ts'
import { type BoxStyle, boxStyleFor } from './box-style.ts'
import type {
  BoxesPlan,
  CellPlan,
  CellStyle,
  CharacterSheetContent,
  TeamPlan
} from './character-sheet-plan.ts'
import { type FitStep, fitStepsFor } from './fit-steps.ts'
import { type BoxGroup, fillBoxes, planBoxGroups } from './plan-boxes.ts'
import { cellStyleFor, planCells, rowPitchOf } from './plan-cells.ts'
import { planRows, planTeam, teamGap } from './plan-teams.ts'

/** Up to this many travellers, fabled and loric are in the box of house rules; more get bands like other teams. */
const maxBoxedExtras = 6
const extraTeams: readonly Team[] = ['traveller', 'fabled', 'loric']
/** Minimum row pitch, as a share of the step's pitch, before the next smaller step is tried. */
const minPitchShare = 0.7
const pitchStep = 0.5
/** Minimum type sizes of rotated team names: preferred sizes while they need no extra page, then the fallback. */
const preferredLabelSizes = [11, 9] as const
const minLabelSize = { normal: 8, dense: 7.5 } as const

/** `pitch`: minimum distance between the tops of two rows. `label`: minimum type size of a team's name. In points. */
interface Spacing {
  pitch: number
  label: number
}

/** The script in the style of a fit step, before it is split into pages. */
interface Galley {
  cellStyle: CellStyle
  boxStyle: BoxStyle
  teams: readonly { team: Team; cells: readonly CellPlan[] }[]
  boxes: readonly BoxGroup[]
  pitch: number
  /** Minimum type size of a team's name. */
  label: number
}

type Band = TeamPlan | BoxesPlan

/**
 * Plans the character sheet: as few pages as the smallest fit step needs, in the largest type and with the widest row
 * pitch that need no more pages.
 */
export function planCharacterSheet(cast: Cast, context: PlanContext): PagePlan<CharacterSheetContent>[] {
  const header = planHeader(cast, '', context)
  const room = contentHeight(context, header)
  const jinxes = groupJinxes(cast)
  const galleyMakers = fitStepsFor(cast.characters.length).map(
    step => () => composeGalley(cast, jinxes, step, room, context)
  )
  const fill = (galley: Galley, spacing: Spacing) => flow(galley, spacing, room, context)
  let fewest = Number.POSITIVE_INFINITY
  const attempts = galleyMakers.map(makeGalley => {
    if (fewest === 1) return undefined
    const galley = makeGalley()
    const pages = fill(galley, { ...galley, pitch: galley.pitch * minPitchShare })
    fewest = Math.min(fewest, pages.length)
    return { galley, pages }
  })
  const best = attempts.find(each => each?.pages.length === fewest)
  if (!best) return []
  const background = context.options.inkSaver ? undefined : pageImage(cast.background, context.images)
  return fillPages(best, fill).map(bands => ({
    header,
    ...(background && { background }),
    content: { kind: 'sheet', bands }
  }))
}

/** Splits a galley again, into no more than its narrow `pages`: with the largest team names, else the widest row pitch. */
function fillPages(
  { galley, pages }: { galley: Galley; pages: Band[][] },
  fill: (galley: Galley, spacing: Spacing) => Band[][]
): Band[][] {
  const minPitch = galley.pitch * minPitchShare
  for (const label of preferredLabelSizes) {
    const flowed = fill(galley, { ...galley, label })
    if (flowed.length <= pages.length) return flowed
  }
  for (let pitch = galley.pitch; pitch > minPitch; pitch -= pitchStep) {
    const flowed = fill(galley, { ...galley, pitch })
    if (flowed.length <= pages.length) return flowed
  }
  return pages
}

function composeGalley(
  cast: Cast,
  jinxes: JinxesByCharacter,
  step: FitStep,
  room: number,
  context: PlanContext
): Galley {
  const style = cellStyleFor(step, cast.characters, jinxes, context)
  const boxStyle = boxStyleFor(step)
  const extras = cast.characters.filter(({ team }) => extraTeams.includes(team))
  const boxed = extras.length <= maxBoxedExtras ? extras : []
  const banded = cast.characters.filter(character => !boxed.includes(character))
  return {
    cellStyle: style,
    pitch: rowPitchOf(style),
    label: minLabelSize[step.dense ? 'dense' : 'normal'],
    boxStyle,
    teams: groupByTeam(banded).map(({ team, characters }) => ({
      team,
      cells: characters.flatMap(character =>
        planCells(character, jinxes.get(character) ?? [], style, room, context)
      )
    })),
    boxes: planBoxGroups(cast, boxed, boxStyle, room, context)
  }
}

/** Splits a galley into pages of `room` points of height. */
function flow(galley: Galley, spacing: Spacing, room: number, context: PlanContext): Band[][] {
  const pages = new Pages<Band>(room, teamGap)
  for (const { team, cells } of galley.teams) flowTeam(pages, team, cells, galley.cellStyle, spacing, context)
  for (const group of galley.boxes) flowBoxes(pages, group, galley.boxStyle, context)
  return pages.all
}

function flowBoxes(pages: Pages<Band>, group: BoxGroup, style: BoxStyle, context: PlanContext): void {
  pages.addParts(group, left => {
    const { plan, rest } = fillBoxes(left, pages.roomLeft(), style, context)
    return { item: plan, rest }
  })
}

function flowTeam(
  pages: Pages<Band>,
  team: Team,
  cells: readonly CellPlan[],
  style: CellStyle,
  spacing: Spacing,
  context: PlanContext
): void {
  pages.addParts(cells, left => {
    const item = planMostRows(team, left, style, spacing, pages, context)
    return { item, rest: item ? left.slice(item.rows.flatMap(row => row.cells).length) : left }
  })
}

/** The tallest band that fits on the page; `undefined` rather than a single first row of several at a page's end. */
function planMostRows(
  team: Team,
  cells: readonly CellPlan[],
  style: CellStyle,
  spacing: Spacing,
  pages: Pages<Band>,
  context: PlanContext
): TeamPlan | undefined {
  const { pitch, label } = spacing
  const all = Math.ceil(cells.length / style.columns)
  const min = pages.isEmpty() ? 1 : Math.min(2, all)
  // No row is lower than the pitch. One more for rounding.
  const most = Math.min(all, Math.floor(pages.roomLeft() / pitch) + 1)
  const rowsOf = (count: number) => planRows(cells.slice(0, style.columns * count), style, pitch)
  return planMost(
    most,
    min,
    count => planTeam(team, rowsOf(count), style, label, context),
    plan => plan.height <= pages.roomLeft()
  )
}
