import { type Cast, groupByTeam } from '#core/cast.ts'
import type { Team } from '#core/team.ts'
import { type BoxType, boxTypeOf } from './box-type.ts'
import { type FitStep, stepsFor } from './fit-steps.ts'
import { shownPicture } from './picture.ts'
import {
  type BoxesPlan,
  type CellPlan,
  type CellType,
  contentHeight,
  type PagePlan,
  type PlanContext,
  type TeamPlan
} from './plan.ts'
import { type BoxGroup, fillBoxes, planBoxGroups } from './plan-boxes.ts'
import { cellType, pitchOf, planCells } from './plan-cells.ts'
import { planHeader } from './plan-header.ts'
import { planRows, planTeam, teamGap } from './plan-teams.ts'

/** Travellers, fabled and loric stand in the box while they are few; many get bands like other teams. */
const extrasInBox = 6
const extraTeams: readonly Team[] = ['traveller', 'fabled', 'loric']
/** Rows get this much closer than a step's pitch before the next smaller step is tried. */
const closestPitch = 0.7
const pitchStep = 0.5
/** Sizes that teams' turned names keep to where there is room, then where there is none. */
const airyLabels = [11, 9] as const
const closeLabel = { usual: 8, dense: 7.5 } as const

/** How far rows stand apart, and the size under which no team's name gets to fit beside its rows. */
interface Spacing {
  pitch: number
  label: number
}

/** What a fit step makes of the script before it is parted into pages. */
interface Galley {
  type: CellType
  boxType: BoxType
  teams: readonly { team: Team; cells: readonly CellPlan[] }[]
  boxes: readonly BoxGroup[]
  pitch: number
  /** Least size of a team's name. */
  label: number
}

type Band = TeamPlan | BoxesPlan

/**
 * The pages of the sheet that players hold: as few as the smallest type can do with, in the largest type and
 * with the widest rows that need no more.
 */
export function planSheet(cast: Cast, context: PlanContext): PagePlan[] {
  const header = planHeader(cast, '', context)
  const room = contentHeight(context, header)
  const galleys = stepsFor(cast.characters.length).map(step => () => makeGalley(cast, step, room, context))
  const paginate = (galley: Galley, spacing: Spacing) => flow(galley, spacing, room, context)
  let fewest = Number.POSITIVE_INFINITY
  const tried = galleys.map(make => {
    if (fewest === 1) return undefined
    const galley = make()
    const pages = paginate(galley, { ...galley, pitch: galley.pitch * closestPitch }).length
    fewest = Math.min(fewest, pages)
    return { galley, pages }
  })
  const best = tried.find(each => each?.pages === fewest)
  if (!best) return []
  const picture = context.options.inkSaver ? undefined : shownPicture(cast.background, context.pictures)
  return widest(best.galley, fewest, paginate).map(bands => ({
    header,
    ...(picture && { background: picture }),
    content: { kind: 'sheet', bands }
  }))
}

/** The pages with the widest pitch, and at that with the largest names of teams, that need no more of them. */
function widest(
  galley: Galley,
  pages: number,
  paginate: (galley: Galley, spacing: Spacing) => Band[][]
): Band[][] {
  const least = galley.pitch * closestPitch
  for (const label of airyLabels) {
    const flowed = paginate(galley, { ...galley, label })
    if (flowed.length <= pages) return flowed
  }
  for (let pitch = galley.pitch; pitch > least; pitch -= pitchStep) {
    const flowed = paginate(galley, { ...galley, pitch })
    if (flowed.length <= pages) return flowed
  }
  return paginate(galley, { ...galley, pitch: least })
}

function makeGalley(cast: Cast, step: FitStep, room: number, context: PlanContext): Galley {
  const type = cellType(step, cast, context)
  const boxType = boxTypeOf(step)
  const extras = cast.characters.filter(({ team }) => extraTeams.includes(team))
  const boxed = extras.length <= extrasInBox ? extras : []
  const banded = cast.characters.filter(character => !boxed.includes(character))
  return {
    type,
    pitch: pitchOf(type),
    label: closeLabel[step.dense ? 'dense' : 'usual'],
    boxType,
    teams: groupByTeam(banded).map(({ team, characters }) => ({
      team,
      cells: characters.flatMap(character => planCells(character, cast, type, room, context))
    })),
    boxes: planBoxGroups(cast, boxed, boxType, room, context)
  }
}

/** Parts a galley into pages of `room` points. */
function flow(galley: Galley, spacing: Spacing, room: number, context: PlanContext): Band[][] {
  const pages = new Pages(room)
  for (const { team, cells } of galley.teams) flowTeam(pages, team, cells, galley.type, spacing, context)
  for (const group of galley.boxes) flowBoxes(pages, group, galley.boxType, context)
  return pages.all
}

function flowBoxes(pages: Pages, group: BoxGroup, type: BoxType, context: PlanContext): void {
  let rest = group
  while (rest.length > 0) {
    const filled = fillBoxes(rest, pages.left(), type, context)
    if (filled.plan) pages.add(filled.plan)
    if (filled.rest.length > 0) pages.turn()
    rest = filled.rest
  }
}

function flowTeam(
  pages: Pages,
  team: Team,
  cells: readonly CellPlan[],
  type: CellType,
  spacing: Spacing,
  context: PlanContext
): void {
  let rest = cells
  while (rest.length > 0) {
    const plan = mostRows(team, rest, type, spacing, pages, context)
    if (plan) {
      pages.add(plan)
      rest = rest.slice(plan.rows.flatMap(row => row.cells).length)
    }
    if (rest.length > 0) pages.turn()
  }
}

/** The tallest band that the page has room for; none rather than a lone first row that others follow. */
function mostRows(
  team: Team,
  cells: readonly CellPlan[],
  type: CellType,
  spacing: Spacing,
  pages: Pages,
  context: PlanContext
): TeamPlan | undefined {
  const { pitch, label } = spacing
  const all = Math.ceil(cells.length / type.columns)
  const least = pages.isEmpty() ? 1 : Math.min(2, all)
  for (let count = all; count >= least; count--) {
    const plan = planTeam(
      team,
      planRows(cells.slice(0, type.columns * count), type, pitch),
      type,
      label,
      context
    )
    if (plan.height <= pages.left()) return plan
  }
  return undefined
}

/** Pages that fill from the top, with air between bands. */
class Pages {
  readonly all: Band[][] = [[]]
  private readonly room: number
  private used = 0

  constructor(room: number) {
    this.room = room
  }

  left(): number {
    return this.room - this.used
  }

  isEmpty(): boolean {
    return this.used === 0
  }

  add(band: Band): void {
    this.all.at(-1)?.push(band)
    this.used += band.height + teamGap
  }

  turn(): void {
    if (this.isEmpty()) throw new Error('A band is taller than a page')
    this.all.push([])
    this.used = 0
  }
}
