import { margins, millimetresToPoints, type Size, toPixels } from '../page/paper.ts'
import type { RegistrationPlan } from '../tokens/registration-pages.ts'
import { colours } from '../typeset/colours.ts'
import { Box, Stack, TextLine, TextLines } from './primitives.tsx'

const mm = millimetresToPoints(1)
/** Length of each arm of the scales, of the cross behind them and of the crosses in the corners, in millimetres. */
const scaleArm = 10
const middleArm = 20
const crossArm = 6

/** A side of the registration sheet: a large cross or scale in the middle, and smaller ones near the corners. */
export const RegistrationView = ({ plan, paper }: { plan: RegistrationPlan; paper: Size }) => (
  <>
    <Box style={{ position: 'absolute', left: 0, top: 0 }}>
      <Drawing side={plan.side} paper={paper} />
    </Box>
    {plan.side === 'back' && <ScaleNumbers paper={paper} />}
    <Stack items={plan.paragraphs} style={{ position: 'absolute', left: 0, top: 0 }}>
      {({ lines, top, style }, index) => (
        <Box style={{ position: 'absolute', left: margins.side, top }}>
          <TextLines lines={lines} style={style} tag={index === 0 ? 'h2' : 'p'} />
        </Box>
      )}
    </Stack>
  </>
)

const Drawing = ({ side, paper }: { side: RegistrationPlan['side']; paper: Size }) => {
  const [x, y] = [paper.width / 2, paper.height / 2]
  const corners = [0.12, 0.88].flatMap(right =>
    [0.08, 0.92].map(down => [paper.width * right, paper.height * down] as const)
  )
  const middle = side === 'front' ? cross(x, y, middleArm) : scales(x, y)
  const path = [middle, ...corners.map(([left, top]) => cross(left, top, crossArm))].join('')
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: marks to measure
    <svg
      width={toPixels(paper.width)}
      height={toPixels(paper.height)}
      viewBox={`0 0 ${paper.width} ${paper.height}`}
    >
      <path d={path} fill="none" stroke={colours.ink} strokeWidth="0.5" />
    </svg>
  )
}

/** Millimetre scales to the right and down, whose zero is the place of the other side's cross. */
function scales(x: number, y: number): string {
  const ticks = Array.from({ length: 2 * scaleArm + 1 }, (_, index) => {
    const at = (index - scaleArm) * mm
    const size = (index % 5 === 0 ? 1.6 : 0.8) * mm
    return `M${round(x + at)} ${round(y - size)}v${round(2 * size)}M${round(x - size)} ${round(y + at)}h${round(2 * size)}`
  })
  return cross(x, y, scaleArm) + ticks.join('')
}

const cross = (x: number, y: number, arm: number) =>
  `M${round(x - arm * mm)} ${round(y)}h${round(2 * arm * mm)}M${round(x)} ${round(y - arm * mm)}v${round(2 * arm * mm)}`

const ScaleNumbers = ({ paper }: { paper: Size }) => (
  <Stack
    items={[-scaleArm, scaleArm].flatMap(value => [
      { value, left: paper.width / 2 + value * mm - 6, top: paper.height / 2 + 6 },
      { value, left: paper.width / 2 + 7, top: paper.height / 2 + value * mm - 5 }
    ])}
    style={{ position: 'absolute', left: 0, top: 0 }}
  >
    {({ value, left, top }) => (
      <TextLine
        text={`${value}`.replace('-', '−')}
        tag="artifact"
        face="text"
        size={7.5}
        lead={10}
        colour={colours.ink}
        style={{ position: 'absolute', left, top }}
      />
    )}
  </Stack>
)

const round = (value: number) => Math.round(value * 100) / 100
