import './team-mark.css'
import { classNames } from './class-names.ts'

const diamond = 'M8 .5 15.5 8 8 15.5 .5 8Z'
const star = 'M8 .6 10 5.6 15.4 6 11.2 9.4 12.6 14.7 8 11.8 3.4 14.7 4.8 9.4 .6 6 6 5.6Z'
const leaf =
  'M14.2 1.8C6.4 1.6 2 5 2.3 10.6c.1 1.2.5 2.4 1 3.4.9-3 3-5.7 6.2-7.2C7 8.9 5.3 11.5 4.7 14.4 11.9 14.6 14.8 9.6 14.2 1.8Z'
const line = { fill: 'none', stroke: 'currentColor' }

/** Round good, pointed evil, solid core, hollow fringe; in a box of 16 units. */
const marks = {
  townsfolk: <circle cx="8" cy="8" r="6" />,
  outsider: <circle cx="8" cy="8" r="4.9" {...line} strokeWidth="2.2" />,
  minion: <path d="M8 1.9 14.1 8 8 14.1 1.9 8Z" {...line} strokeWidth="2.2" />,
  demon: <path d={diamond} />,
  traveller: (
    <>
      <circle cx="8" cy="8" r="5.4" {...line} strokeWidth="1.5" />
      <path d="M8 2.6a5.4 5.4 0 0 1 0 10.8Z" />
    </>
  ),
  fabled: <path d={star} />,
  loric: <path d={leaf} />
}

export type MarkedTeam = keyof typeof marks

export interface TeamMarkProps {
  team: MarkedTeam
  /** Pixels, 9 to 18. */
  size?: number | undefined
  className?: string | undefined
}

/** The shape that stands for a team, in its colour. It says nothing to a screen reader: the word stands beside it. */
export function TeamMark({ team, size = 12, className }: TeamMarkProps) {
  return (
    <svg
      className={classNames('team-mark', className)}
      data-team={team}
      viewBox="0 0 16 16"
      width={size}
      height={size}
      fill="currentColor"
      aria-hidden="true"
    >
      {marks[team]}
    </svg>
  )
}
