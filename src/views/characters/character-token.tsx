import './character-token.css'
import { useId } from 'react'
import { teamMarks } from '#graphics/team-marks.ts'
import { classNames } from '#ui/class-names.ts'
import { CharacterIcon, type IconCharacter } from './character-icon.tsx'

interface CharacterTokenProps {
  character: IconCharacter
  /** Size in pixels; the name is shown from 88 on. */
  size: number
  /** Colours the token, where it isn't that of the character's team. */
  alignment?: 'good' | 'evil' | undefined
  /** The icon of a dead player's character is pale. */
  pale?: boolean | undefined
}

/** Minimum size at which a name on the arc is readable. */
const minNamedSize = 88

/** A character's token: paper disc, ring in the team's colour, icon, name along the lower edge. */
export function CharacterToken({ character, size, alignment, pale }: CharacterTokenProps) {
  const id = useId()
  const { name, team } = character
  const isNamed = size >= minNamedSize && name !== ''
  return (
    <span
      className={classNames('character-token', pale && 'token-pale')}
      data-team={team}
      data-alignment={alignment}
      style={{ '--token-size': `${size}px` }}
    >
      <svg viewBox="0 0 100 100" width={size} height={size} aria-hidden="true">
        <circle className="token-edge" cx="50" cy="50" r="49" />
        <circle className="token-paper" cx="50" cy="50" r="47.4" />
        <path className="token-ring" d={ringPath} />
        <g transform="translate(45.6 2.4) scale(0.55)">
          {teamMarks[team].shapes.map(({ d, line }) => (
            <path
              key={d}
              d={d}
              className={line === undefined ? 'token-mark' : 'token-mark-line'}
              strokeWidth={line}
            />
          ))}
        </g>
        {isNamed && (
          <>
            <path id={id} d={namePath} fill="none" />
            <text className="token-name" fontSize={nameFontSize(name)}>
              <textPath href={`#${id}`} startOffset="50%" textAnchor="middle">
                {name}
              </textPath>
            </text>
          </>
        )}
      </svg>
      <CharacterIcon character={character} size={Math.round(size * 0.49)} />
    </span>
  )
}

const pointAt = (radius: number, degrees: number) => {
  const angle = (degrees * Math.PI) / 180
  return `${50 + radius * Math.sin(angle)} ${50 - radius * Math.cos(angle)}`
}

/** Has a gap at the top for the team mark. */
const ringPath = `M${pointAt(43.2, 10)}A43.2 43.2 0 1 1 ${pointAt(43.2, -10)}`
const nameRadius = 39.5
/** From left to right along the lower edge. */
const namePath = `M${pointAt(nameRadius, -100)}A${nameRadius} ${nameRadius} 0 0 0 ${pointAt(nameRadius, 100)}`

/** The largest font size at which a name fits half the circle; letters count as half as wide as high. */
function nameFontSize(name: string): number {
  const letters = [...name].length
  if (letters < 12) return 13
  return Math.max(5, Math.min(11, 124 / (letters * 0.5)))
}
