import type { Team } from '#core/character/team.ts'
import type { Night, StepId } from '#core/night/night.ts'
import type { Graphic } from '#graphics/graphic.ts'
import { teamMarks } from '#graphics/team-marks.ts'
import type { IconPlan } from '../page/icon-plan.ts'
import { toPixels } from '../page/paper.ts'
import { colours, teamColours } from '../typeset/colours.ts'
import { ImageView } from './image-view.tsx'

/** The shapes of a graphic as SVG paths in one colour. */
export const graphicPaths = ({ shapes }: Graphic, colour: string) =>
  shapes.map(({ d, line }) =>
    line ? (
      <path key={d} d={d} fill="none" stroke={colour} strokeWidth={line} />
    ) : (
      <path key={d} d={d} fill={colour} />
    )
  )

interface IconSvgProps {
  /** What it shows, if no text beside it says so. */
  label?: string | undefined
  /** Points. */
  size: number
  /** Side of the square `viewBox`. */
  box: number
  children: React.ReactNode
}

const IconSvg = ({ label, size, box, children }: IconSvgProps) => (
  <svg
    aria-label={label}
    viewBox={`0 0 ${box} ${box}`}
    style={{ flexShrink: 0, width: toPixels(size), height: toPixels(size) }}
  >
    {children}
  </svg>
)

interface TeamMarkProps {
  /** The team's name, if no text beside the mark says it. */
  label?: string | undefined
  team: Team
  size: number
  /** Default: the team's colour. */
  colour?: string
}

/** A team's mark; `size` in points. */
export const TeamMark = ({ team, size, label, colour = teamColours[team].mark }: TeamMarkProps) => (
  <IconSvg label={label} size={size} box={teamMarks[team].box}>
    {graphicPaths(teamMarks[team], colour)}
  </IconSvg>
)

/** The script's own image of a character, else its icon in one colour; `size` in points. */
export const CharacterIcon = ({ icon: { graphic, colour, image }, size, label }: CharacterIconProps) =>
  image ? (
    <ImageView image={image} width={size} height={size} label={label} />
  ) : (
    <IconSvg label={label} size={size} box={graphic.box}>
      {graphicPaths(graphic, colour)}
    </IconSvg>
  )

interface CharacterIconProps {
  icon: IconPlan
  size: number
  /** What it shows, if no text beside it says so. */
  label?: string | undefined
}

const moonPath =
  'M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401'

/** The moon of a night; the other nights have a star. `size` in points. */
export const Moon = ({ night, size, label, colour = colours.ink }: MoonProps) => (
  <IconSvg label={label} size={size} box={24}>
    <path d={moonPath} fill="none" stroke={colour} strokeWidth={1.8} strokeLinejoin="round" />
    {night === 'otherNight' && (
      <path d="M18 5h4M20 3v4" fill="none" stroke={colour} strokeWidth={1.8} strokeLinecap="round" />
    )}
  </IconSvg>
)

interface MoonProps {
  /** The night's name, if no text beside the moon says it. */
  label?: string | undefined
  night: Night
  size: number
  colour?: string
}

type Teams = Readonly<Record<Team, { mark: string }>>

const infoStep = (team: Team, teams: Teams) => (
  <g transform="matrix(1.25 0 0 1.25 2 2)">{graphicPaths(teamMarks[team], teams[team].mark)}</g>
)

const stepIcons: Record<StepId, (teams: Teams) => React.ReactNode> = {
  dusk: () => <path d={moonPath} fill={colours.softInk} />,
  minioninfo: teams => infoStep('minion', teams),
  demoninfo: teams => infoStep('demon', teams),
  dawn: () => (
    <>
      <path d="M5.5 17a6.5 6.5 0 0 1 13 0Z" fill={colours.softInk} />
      <path
        d="M2 20.5h20M12 4v3M4.2 7.2l2.1 2.1M19.8 7.2l-2.1 2.1"
        fill="none"
        stroke={colours.softInk}
        strokeWidth={1.8}
        strokeLinecap="round"
      />
    </>
  )
}

interface StepIconProps {
  step: StepId
  size: number
  teams?: Teams
}

/** The icon of a step in the night order; `size` in points. */
export const StepIcon = ({ step, size, teams = teamColours }: StepIconProps) => (
  <IconSvg size={size} box={24}>
    {stepIcons[step](teams)}
  </IconSvg>
)
