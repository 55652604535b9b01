import { type CSSProperties, createElement, type ReactNode } from 'react'
import type { FaceId } from './faces.ts'
import { type Line, type Piece, type Type, tokenWidth } from './lines.ts'
import { colours, px } from './paper.ts'
import type { Spot } from './spot.ts'

/** Turns CSS sizes in points into the pixels that Satori lays out. */
export const inPoints = (style: CSSProperties): CSSProperties =>
  Object.fromEntries(
    Object.entries(style).map(([key, value]) => [
      key,
      typeof value === 'number' && !plainNumbers.has(key) ? px(value) : value
    ])
  )

const plainNumbers = new Set(['flexGrow', 'flexShrink', 'fontWeight', 'opacity'])

interface BoxProps {
  style: CSSProperties
  children?: ReactNode
  /** What a reader of the PDF can do here. */
  spot?: Spot | undefined
}

/** A box whose numbers are points. Everything in it keeps its planned size. */
export const Box = ({ style, spot, children }: BoxProps) => (
  <div
    data-spot={spot}
    style={{ display: 'flex', flexShrink: 0, boxSizing: 'border-box', ...inPoints(style) }}
  >
    {children}
  </div>
)

/** A box with a child for each item. Satori paints a page once, so that its children need no keys. */
export function Stack<Item>({ items, style, children }: StackProps<Item>) {
  return createElement(Box, { style }, ...items.map(children))
}

interface StackProps<Item> {
  items: readonly Item[]
  style: CSSProperties
  children: (item: Item, index: number) => ReactNode
}

interface Words extends Type {
  text: string
  face: FaceId
  colour: string
  width?: number
  style?: CSSProperties
}

/**
 * With these for spaces Satori measures and writes a line at once, which halves its work. The PDF has spaces again.
 * They also stand for narrow spaces, as in French, which none of our faces has.
 */
const unbreakable = '\u00a0'

/** One line of words; never broken again, its spaces kept. */
export const Words = ({ text, face, colour, size, lead, width, style }: Words) => (
  <div
    style={{
      display: 'flex',
      flexShrink: 0,
      whiteSpace: 'pre',
      fontFamily: face,
      fontSize: size * 4,
      fontFeatureSettings: '"lnum" 1',
      lineHeight: `${px(lead)}px`,
      height: px(lead),
      color: colour,
      ...(width === undefined ? {} : { width: px(width) }),
      ...inPoints(style ?? {})
    }}
  >
    {text.replace(/[ \u202f]/g, unbreakable)}
  </div>
)

/** Lines as they were planned, one under the other. */
export const Lines = ({ lines, type }: { lines: readonly Line[]; type: Type }) => (
  <Stack items={lines} style={{ flexDirection: 'column' }}>
    {line => <LineView line={line} type={type} />}
  </Stack>
)

const LineView = ({ line, type }: { line: Line; type: Type }) => {
  const [only, ...others] = line
  if (only && others.length === 0) return <PieceWords piece={only} type={type} />
  return (
    <Stack items={line} style={{ height: type.lead }}>
      {piece => <PieceWords piece={piece} type={type} />}
    </Stack>
  )
}

const PieceWords = ({ piece, type }: { piece: Piece; type: Type }) => {
  const dot = piece.token ? tokenWidth * type.size : 0
  const words = (
    <Words {...type} text={piece.text} face={piece.face} colour={piece.colour} width={piece.width - dot} />
  )
  return piece.token ? (
    <Box style={{ width: piece.width }}>
      <Dot type={type} />
      {words}
    </Box>
  ) : (
    words
  )
}
/** The dot of a reminder token, standing on the line like a letter. */
const Dot = ({ type }: { type: Type }) => {
  const size = type.size * 0.74
  return (
    <Box style={{ width: tokenWidth * type.size, height: type.lead, alignItems: 'center' }}>
      <Box style={{ width: size, height: size, borderRadius: size, backgroundColor: colours.reminder }} />
    </Box>
  )
}
