import type { Team } from '#core/team.ts'
import type { Drawing } from '#drawings/shape.ts'
import { teamMarks } from '#drawings/team-marks.ts'
import { px, teamColours } from './paper.ts'

/** Paper stays paper in the dark. */
const paper = { middle: '#F3E9D0', rim: '#E3D4B2', edge: '#A8946A' } as const

/** Radius of the ring, and the length of its break on top, in units of a token 100 wide. */
const ring = { radius: 43.2, gap: 15 } as const
const around = 2 * Math.PI * ring.radius

interface CardTokenProps {
  team: Team
  icon: Drawing
  /** Width in points. */
  size: number
}

/** A character's token: paper with a ring in the team's colour, which its mark breaks on top, and the icon. */
export const CardToken = ({ team, icon, size }: CardTokenProps) => {
  const colour = teamColours[team].mark
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a drawing in a picture, beside the name that it stands for
    <svg width={px(size)} height={px(size)} viewBox="0 0 100 100">
      <defs>
        <radialGradient id="paper" cx="42%" cy="36%" r="72%">
          <stop offset="0" stopColor={paper.middle} />
          <stop offset="1" stopColor={paper.rim} />
        </radialGradient>
      </defs>
      <circle cx="50" cy="50" r="49" fill={paper.edge} />
      <circle cx="50" cy="50" r="47.4" fill="url(#paper)" />
      <circle
        cx="50"
        cy="50"
        r={ring.radius}
        fill="none"
        stroke={colour}
        strokeWidth="0.7"
        strokeOpacity="0.6"
        strokeDasharray={`${around - ring.gap} ${ring.gap}`}
        transform={`rotate(${-90 + (ring.gap / 2 / around) * 360} 50 50)`}
      />
      <g transform={`translate(45.2 2) scale(${9.6 / teamMarks[team].box})`}>
        {paint(teamMarks[team], colour)}
      </g>
      <g transform={`translate(22 22) scale(${56 / icon.box})`}>{paint(icon, colour)}</g>
    </svg>
  )
}

const paint = ({ shapes }: Drawing, colour: string) =>
  shapes.map(({ d, line }) =>
    line ? (
      <path key={d} d={d} fill="none" stroke={colour} strokeWidth={line} />
    ) : (
      <path key={d} d={d} fill={colour} />
    )
  )
