import { type Cast, type CastCharacter, groupByTeam } from '#core/cast/cast.ts'
import type { Team } from '#core/character/team.ts'
import type { JinxesByCharacter } from '../page/jinxes-by-character.ts'
import type { PlanContext } from '../page/plan-context.ts'
import { type BoxStyle, boxStyleFor } from './box-style.ts'
import type { CellStyle } from './character-sheet-plan.ts'
import type { FitStep } from './fit-steps.ts'
import type { TeamCells } from './flow-teams.ts'
import { type BoxGroup, planBoxGroups } from './plan-boxes.ts'
import { cellStyleFor, planCells, rowPitchOf } from './plan-cells.ts'

/** Up to this many travellers, fabled and loric are in the box of house rules; more get bands like other teams. */
const maxBoxedExtras = 6
/** Teams outside of the core of a script. */
export const extraTeams: readonly Team[] = ['traveller', 'fabled', 'loric']
/** Minimum type sizes of rotated team names that need an extra page at the preferred sizes. */
const minLabelSize = { normal: 8, dense: 7.5 } as const

/** The travellers, fabled and loric in the box of house rules. */
export function boxedExtras(cast: Cast): readonly CastCharacter[] {
  const extras = cast.characters.filter(({ team }) => extraTeams.includes(team))
  return extras.length <= maxBoxedExtras ? extras : []
}

/** The script in the style of a fit step, before it is split into pages. */
export interface Galley {
  cellStyle: CellStyle
  boxStyle: BoxStyle
  teams: readonly TeamCells[]
  boxes: readonly BoxGroup[]
  pitch: number
  /** Minimum type size of a team's name. */
  label: number
}

/** Plans all cells and boxes of a script in the style of a fit step. */
export function composeGalley(
  cast: Cast,
  jinxes: JinxesByCharacter,
  step: FitStep,
  room: number,
  context: PlanContext
): Galley {
  const style = cellStyleFor(step, cast.characters, jinxes, context)
  const boxStyle = boxStyleFor(step, context)
  const boxed = boxedExtras(cast)
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
