import type { NightEntry } from '#core/cast.ts'
import type { Night, StepId } from '#core/night.ts'
import { type Alignment, alignmentOf, type Team } from '#core/team.ts'
import { colours, px, teamColours } from './paper.ts'

/** Marks that tell teams apart without colour: round good, pointed evil, solid core, hollow fringe. */
const teamMarks: Record<Team, (colour: string) => React.ReactNode> = {
  townsfolk: colour => <circle cx={8} cy={8} r={6} fill={colour} />,
  outsider: colour => <circle cx={8} cy={8} r={4.9} fill="none" stroke={colour} strokeWidth={2.2} />,
  minion: colour => <path d="M8 1.9 14.1 8 8 14.1 1.9 8Z" fill="none" stroke={colour} strokeWidth={2.2} />,
  demon: colour => <path d="M8 .5 15.5 8 8 15.5 .5 8Z" fill={colour} />,
  traveller: colour => (
    <>
      <circle cx={8} cy={8} r={5.4} fill="none" stroke={colour} strokeWidth={1.5} />
      <path d="M8 2.6A5.4 5.4 0 0 1 8 13.4Z" fill={colour} />
    </>
  ),
  fabled: colour => (
    <path d="M8 .6 10 5.6 15.4 6 11.2 9.4 12.6 14.7 8 11.8 3.4 14.7 4.8 9.4 .6 6 6 5.6Z" fill={colour} />
  ),
  loric: colour => (
    <path
      d="M14.2 1.8C6.4 1.6 2 5 2.3 10.6c.1 1.2.5 2.4 1 3.4.9-3 3-5.7 6.2-7.2C7 8.9 5.3 11.5 4.7 14.4 11.9 14.6 14.8 9.6 14.2 1.8Z"
      fill={colour}
    />
  )
}

interface Drawing {
  size: number
  /** Units of the drawing's square box. */
  box: number
  children: React.ReactNode
}

const Drawing = ({ size, box, children }: Drawing) => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: a drawing on paper, beside the name that it stands for
  <svg width={px(size)} height={px(size)} viewBox={`0 0 ${box} ${box}`} style={{ flexShrink: 0 }}>
    {children}
  </svg>
)

/** A team's mark; `size` in points. */
export const TeamMark = ({ team, size }: { team: Team; size: number }) => (
  <Drawing size={size} box={16}>
    {teamMarks[team](teamColours[team].mark)}
  </Drawing>
)

/** What stands for a character without a picture: a bell for good, its shadow upside down for evil, half each for neutral. */
const bell =
  'M16 3.2c1.3 0 2.3 1 2.3 2.2v.7c4.2 1 6.7 4.6 6.7 9.3 0 4.6.9 6.3 3 8.3v1.6H4v-1.6c2.1-2 3-3.7 3-8.3 0-4.7 2.5-8.3 6.7-9.3v-.7c0-1.2 1-2.2 2.3-2.2Z'
const clapper = 'M12.4 26.8h7.2a3.6 3.3 0 0 1-7.2 0Z'

const halfBell =
  'M16 3.2c1.3 0 2.3 1 2.3 2.2v.7c4.2 1 6.7 4.6 6.7 9.3 0 4.6.9 6.3 3 8.3v1.6H16Zm0 23.6h3.6a3.6 3.3 0 0 1-3.6 3.3Z'

const placeholders: Record<Alignment, (colour: string) => React.ReactNode> = {
  good: colour => <path d={`${bell}${clapper}`} fill={colour} />,
  evil: colour => (
    <path
      d="M16 1.5c1.8 4.3 5.8 6.3 8.4 9.9 5.3 7.4.9 18.6-8.4 18.6S2.3 18.8 7.6 11.4C9 9.5 9.6 7.4 9.5 5c2 1.1 3.2 2.6 3.7 4.5C15 7.3 16 4.7 16 1.5Zm.2 14.3c-3 2.5-4.7 4.7-4.7 7.3 0 2.5 2 4.3 4.5 4.3s4.5-1.8 4.5-4.3c0-2.6-1.5-4.6-4.3-7.3Z"
      fill={colour}
      fillRule="evenodd"
    />
  ),
  neutral: colour => (
    <>
      <path d={`${bell}${clapper}`} fill="none" stroke={colour} strokeWidth={1.6} strokeLinejoin="round" />
      <path d={halfBell} fill={colour} />
    </>
  )
}

/** A character's icon; `size` in points. */
export const CharacterIcon = ({ team, size }: { team: Team; size: number }) => (
  <Drawing size={size} box={32}>
    {placeholders[alignmentOf[team]](teamColours[team].mark)}
  </Drawing>
)

const moonPath =
  'M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401'

/** The moon of a night: with stars on every night but the first. */
export const Moon = ({ night, size }: { night: Night; size: number }) => (
  <Drawing size={size} box={24}>
    <path d={moonPath} fill="none" stroke={colours.ink} strokeWidth={1.8} strokeLinejoin="round" />
    {night === 'otherNight' && (
      <path d="M18 5h4M20 3v4" fill="none" stroke={colours.ink} strokeWidth={1.8} strokeLinecap="round" />
    )}
  </Drawing>
)

const steps: Record<StepId, React.ReactNode> = {
  dusk: <path d={moonPath} fill={colours.softInk} />,
  minioninfo: <g transform="matrix(1.25 0 0 1.25 2 2)">{teamMarks.minion(teamColours.minion.mark)}</g>,
  demoninfo: <g transform="matrix(1.25 0 0 1.25 2 2)">{teamMarks.demon(teamColours.demon.mark)}</g>,
  dawn: (
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

/** The icon of a night's step or of the character that wakes. */
export const NightIcon = ({ entry, size }: { entry: NightEntry; size: number }) =>
  entry.kind === 'character' ? (
    <CharacterIcon team={entry.character.team} size={size} />
  ) : (
    <Drawing size={size} box={24}>
      {steps[entry.id]}
    </Drawing>
  )
