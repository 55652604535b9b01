import { monogramOf } from '#core/character/monogram.ts'
import { alignmentOf, type Team } from '#core/character/team.ts'
import { monogramBox, monogramFrames, monogramStyle } from '#graphics/monogram.ts'
import { headingFontClass } from '#ui/page/heading-font-class.ts'

/**
 * The icon of a character without an image, as on paper: the first letters of its name in a frame by its alignment. Hidden
 * from screen readers.
 */
export function Monogram({ name, team, size }: { name: string; team: Team; size: number }) {
  const letters = monogramOf(name)
  const { fontSize, y } = monogramStyle(letters)
  return (
    <svg
      className="character-icon"
      data-team={team}
      viewBox={`0 0 ${monogramBox} ${monogramBox}`}
      width={size}
      height={size}
      fill="currentColor"
      aria-hidden="true"
    >
      <path d={monogramFrames[alignmentOf[team]]} fill="none" stroke="currentColor" />
      <text className={headingFontClass(letters)} x="50%" y={y} fontSize={fontSize} textAnchor="middle">
        {letters}
      </text>
    </svg>
  )
}
