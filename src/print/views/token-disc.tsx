import type { Team } from '#core/character/team.ts'
import { type Night, nights } from '#core/night/night.ts'
import type { Graphic } from '#graphics/graphic.ts'
import { teamMarks } from '#graphics/team-marks.ts'
import { toPixels } from '../page/paper.ts'
import { mix, type TokenPaper, tokenPapers } from '../tokens/token-papers.ts'
import type { TokenPlan } from '../tokens/token-plan.ts'
import { colours, teamColours } from '../typeset/colours.ts'
import { graphicPaths } from './icons.tsx'
import { parchment } from './parchment.ts'
import { TokenBackground } from './token-background.tsx'

/** The paper of tokens on dark cards. */
export const litPaper = tokenPapers.lit

/** Radius of the ring, in units of a token 100 wide. */
const ringRadius = 43.2

/** A mark in a gap of the ring, `at` degrees clockwise from the top. */
interface RingMark {
  at: number
  size: number
  graphic: Graphic
  colour: string
  /** Whether its top points away from the centre of the token. */
  pointsOutward?: boolean
}

interface DiscShapesProps {
  /** Absent on a token of no character, whose ring is closed. */
  team?: Team | undefined
  paper: TokenPaper
  hasTexture?: boolean
  /** The user's image in place of the paper. */
  background?: TokenPlan['background']
  /** Width of the bleed around the token, in units of a token 100 wide. It is darker, so that the cutting edge is visible. */
  bleed?: number
  /** Width of the team's mark, in units of a token 100 wide. */
  mark?: number
  setup?: boolean
  wakes?: readonly Night[]
  /** Number of the character's reminders, shown as leaves. */
  reminders?: number
}

interface TokenDiscProps extends DiscShapesProps {
  /** Width in points. */
  size: number
}

/**
 * The disc of a character token: paper, and a ring in the team's colour with gaps for marks. The team's mark is at the
 * top; a leaf marks a character that changes the setup; moons mark the nights in which it wakes; small leaves count reminders.
 */
export const TokenDisc = ({ size, ...shapes }: TokenDiscProps) => {
  const { paper, bleed = 0, background } = shapes
  const width = (size * (100 + 2 * bleed)) / 100
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a graphic in an image, beside the name it represents
    <svg width={toPixels(width)} height={toPixels(width)} viewBox={viewBoxWithBleed(bleed)}>
      {!background && <PaperGradient paper={paper} />}
      <DiscShapes {...shapes} />
    </svg>
  )
}

/** The gradient that fills the discs of an SVG. One per SVG, for any number of discs. */
export const PaperGradient = ({ paper }: { paper: TokenPaper }) => (
  <defs>
    <radialGradient id="paper" gradientUnits="userSpaceOnUse" cx="42" cy="36" r="70">
      <stop offset="0" stopColor={paper.middle} />
      <stop offset="1" stopColor={paper.rim} />
    </radialGradient>
  </defs>
)

/** A disc's shapes in a box of 100 units. The SVG around it must have a `PaperGradient`. */
export const DiscShapes = (props: DiscShapesProps) => {
  const { team, paper, mark = 8.8, setup = false, wakes = [], reminders = 0 } = props
  const colour = team ? teamColours[team].mark : colours.softInk
  const marks: RingMark[] = [
    ...(team ? [{ at: 0, size: mark, graphic: teamMarks[team], colour }] : []),
    ...nights.filter(night => wakes.includes(night)).map(night => ({ ...moons[night], colour })),
    ...(setup ? [leaf] : []),
    ...reminderLeaves(reminders)
  ]
  return (
    <>
      <Ground {...props} />
      <path
        d={brokenRing(marks)}
        fill="none"
        stroke={mix(colour, paper.middle, props.background ? 0.85 : 0.6)}
        strokeWidth="0.7"
      />
      {marks.map(paintMark)}
    </>
  )
}

/** What is behind the ring, and the bleed around it. */
const Ground = ({ paper, hasTexture, background, bleed = 0 }: DiscShapesProps) =>
  background ? (
    <TokenBackground {...background} paper={paper} bleed={bleed} />
  ) : (
    <>
      {bleed > 0 && <circle cx="50" cy="50" r={50 + bleed} fill={paper.bleed} />}
      <BareDisc paper={paper} />
      {hasTexture && <Parchment paper={paper} />}
    </>
  )

/** Clouds, fibres and the darker rim of parchment, in shades between the colours of the disc and of its edge. */
const Parchment = ({ paper }: { paper: TokenPaper }) => (
  <>
    {parchment.clouds.map((d, index) => (
      <path key={d} d={d} fill={mix(paper.edge, paper.rim, 0.05 * (index + 1))} />
    ))}
    <path d={parchment.fibres} fill="none" stroke={mix(paper.edge, paper.rim, 0.5)} strokeWidth="0.2" />
    {[5, 3.2, 1.8, 0.8].map((width, index) => (
      <circle
        key={width}
        cx="50"
        cy="50"
        r={round(paper.radius - width / 2)}
        fill="none"
        stroke={mix(paper.edge, paper.rim, 0.12 * (index + 1))}
        strokeWidth={width}
      />
    ))}
  </>
)

/** A disc without ring and marks. */
export const BareDisc = ({ paper }: { paper: TokenPaper }) => (
  <>
    <circle cx="50" cy="50" r="50" fill={paper.edge} />
    <circle cx="50" cy="50" r={paper.radius} fill="url(#paper)" />
  </>
)

/** The `viewBox` of a token with its bleed, both in units of a token 100 wide. */
export const viewBoxWithBleed = (bleed: number) =>
  [-bleed, -bleed, 100 + 2 * bleed, 100 + 2 * bleed].map(round).join(' ')

/** Colour of the setup leaf, which belongs to no team. */
const setupColour = '#A8501A'

const leaf: RingMark = {
  at: 45,
  size: 13.5,
  pointsOutward: true,
  colour: setupColour,
  graphic: {
    box: 20,
    shapes: [
      { d: 'M9.600 4C6.700 6.600 5.200 9.200 5.500 12.200 5.700 14.600 7.200 16 9.600 16.400Z' },
      { d: 'M10.400 4C13.300 6.600 14.800 9.200 14.500 12.200 14.300 14.600 12.800 16 10.400 16.400Z' },
      { d: 'M10 16V20', line: 1.2 }
    ]
  }
}

/** Leaves on the left of the team's mark: degrees of their middle and from one to the next, and the most that have room. */
const leafRow = { middle: -45, apart: 8, span: 64, most: 12 } as const

/** A small leaf for each reminder of a character, in the colour of reminder tokens. */
function reminderLeaves(reminders: number): RingMark[] {
  const count = Math.min(reminders, leafRow.most)
  const apart = Math.min(leafRow.apart, leafRow.span / (count - 1))
  return Array.from({ length: count }, (_, index) => ({
    at: leafRow.middle + (index - (count - 1) / 2) * apart,
    size: 7.6,
    pointsOutward: true,
    colour: colours.reminder,
    graphic: smallLeaf
  }))
}

const smallLeaf: Graphic = {
  box: 20,
  shapes: [
    {
      d: 'M10 1.500C13.400 5 14.700 8.400 13.900 11.800 13.300 14.300 11.900 15.900 10 16.900 8.100 15.900 6.700 14.300 6.100 11.800 5.300 8.400 6.600 5 10 1.500Z'
    },
    { d: 'M10 16V19.500', line: 1.4 }
  ]
}

const crescent = { d: 'M13.900 2.690A9.500 9.500 0 1 0 21.420 13.230 7 7 0 1 1 13.900 2.690Z' }
const star = { d: 'M17 4 18.200 7.800 22 9 18.200 10.200 17 14 15.800 10.200 12 9 15.800 7.800Z' }

const moons: Record<Night, Omit<RingMark, 'colour'>> = {
  firstNight: { at: -90, size: 8.4, graphic: { box: 24, shapes: [crescent] } },
  otherNight: { at: 90, size: 8.4, graphic: { box: 24, shapes: [crescent, star] } }
}

const paintMark = ({ at, size, graphic, colour, pointsOutward }: RingMark) => {
  const [x, y] = onRing(at, ringRadius)
  const scale = size / graphic.box
  const angle = pointsOutward ? (at * Math.PI) / 180 : 0
  const [cos, sin] = [scale * Math.cos(angle), scale * Math.sin(angle)]
  const half = graphic.box / 2
  const matrix = [cos, sin, -sin, cos, x - (cos - sin) * half, y - (sin + cos) * half]
  return (
    <g key={at} transform={`matrix(${matrix.map(round).join(' ')})`}>
      {graphicPaths(graphic, colour)}
    </g>
  )
}

/** The ring as SVG arcs between its marks. Marks that are close to each other have none between them. */
function brokenRing(marks: readonly RingMark[]): string {
  if (marks.length === 0) return circlePath(ringRadius)
  const half = (mark: RingMark) => ((mark.size / 2 + 2.6) / ringRadius) * (180 / Math.PI)
  const sorted = marks.toSorted((one, other) => one.at - other.at)
  return sorted
    .map((mark, index) => {
      const next = sorted[index + 1] ?? { ...mark, ...sorted[0], at: (sorted[0]?.at ?? 0) + 360 }
      const [from, to] = [mark.at + half(mark), next.at - half(next)]
      if (to <= from) return ''
      const start = onRing(from, ringRadius)
      const end = onRing(to, ringRadius)
      return `M${start.join(' ')}A${ringRadius} ${ringRadius} 0 ${to - from > 180 ? 1 : 0} 1 ${end.join(' ')}`
    })
    .join('')
}

const circlePath = (radius: number) =>
  `M${50 - radius} 50A${radius} ${radius} 0 1 1 ${50 + radius} 50A${radius} ${radius} 0 1 1 ${50 - radius} 50`

function onRing(degrees: number, radius: number): [number, number] {
  const angle = (degrees * Math.PI) / 180
  return [round(50 + radius * Math.sin(angle)), round(50 - radius * Math.cos(angle))]
}

const round = (value: number) => Math.round(value * 1000) / 1000
