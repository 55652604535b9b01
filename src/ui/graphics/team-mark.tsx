import './team-mark.css'
import { teamMarks } from '#graphics/team-marks.ts'
import { classNames } from '../class-names.ts'
import { SvgGraphic } from './svg-graphic.tsx'

export type MarkedTeam = keyof typeof teamMarks

export interface TeamMarkProps {
  team: MarkedTeam
  /** Pixels, 9 to 18. */
  size?: number | undefined
  className?: string | undefined
}

/** The symbol of a team, in its colour. */
export const TeamMark = ({ team, size = 12, className }: TeamMarkProps) => (
  <SvgGraphic
    drawing={teamMarks[team]}
    size={size}
    className={classNames('team-mark', className)}
    team={team}
  />
)
