import { toPixels } from '../page/paper.ts'
import type { PlacedBack, TokenBack } from '../tokens/token-backs.ts'
import { Box, Stack } from './primitives.tsx'
import { viewBoxWithBleed } from './token-disc.tsx'

/** The backs of a page of tokens. */
export const TokenBacksView = ({ backs }: { backs: readonly PlacedBack[] }) => (
  <Stack items={backs} style={{ position: 'absolute', left: 0, top: 0 }}>
    {({ back, left, top }) => (
      <Box style={{ position: 'absolute', left, top }}>
        <BackDisc back={back} />
      </Box>
    )}
  </Stack>
)

/** A back with its bleed, for a page or an image of its own. */
export const BackDisc = ({ back: { cut, bleed, fill, line, hasPattern } }: { back: TokenBack }) => {
  const width = toPixels(cut + 2 * bleed)
  const units = (bleed / cut) * 100
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the ornament of a token's back
    <svg width={width} height={width} viewBox={viewBoxWithBleed(units)}>
      <circle cx="50" cy="50" r={50 + units} fill={fill} />
      {bleed === 0 && <circle cx="50" cy="50" r="49.7" fill="none" stroke={line} strokeWidth="0.6" />}
      {hasPattern && <Ornament line={line} />}
    </svg>
  )
}

/** A wreath of leaves around a star between two rings: the same after every turn by a twelfth. */
const Ornament = ({ line }: { line: string }) => (
  <>
    <circle cx="50" cy="50" r="43.2" fill="none" stroke={line} strokeWidth="0.9" />
    <circle cx="50" cy="50" r="40.6" fill="none" stroke={line} strokeWidth="0.35" />
    <path d={turned(leaf)} fill={line} />
    <path d={turned(outline)} fill="none" stroke={line} strokeWidth="0.7" />
    <path d={turned(ray)} fill={line} />
  </>
)

type Point = readonly [number, number]

/** Closed curves of an upper and a lower end and two control points, as if they pointed up from the centre. */
const leaf: readonly Point[] = [
  [0, -37.5],
  [4.4, -31],
  [0, -24],
  [-4.4, -31]
]
const outline: readonly Point[] = [
  [0, -21.5],
  [10.5, -29],
  [0, -39],
  [-10.5, -29]
]
const ray: readonly Point[] = [
  [0, -18],
  [2.2, -6],
  [0, 0],
  [-2.2, -6]
]

const turns = 12

function turned([from, right, to, left]: readonly Point[]): string {
  return Array.from({ length: turns }, (_, index) => {
    const at = (point: Point | undefined) => turn(point ?? [0, 0], (index * 2 * Math.PI) / turns)
    return `M${at(from)}Q${at(right)} ${at(to)}Q${at(left)} ${at(from)}Z`
  }).join('')
}

const turn = ([x, y]: Point, angle: number) =>
  [50 + x * Math.cos(angle) - y * Math.sin(angle), 50 + x * Math.sin(angle) + y * Math.cos(angle)]
    .map(value => Math.round(value * 1000) / 1000)
    .join(' ')
