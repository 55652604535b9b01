import { type CSSProperties, createElement, type ReactNode } from 'react'
import type { Annotation } from '../page/annotation.ts'
import { toPixels } from '../page/paper.ts'
import { type Tag, tagOfLine, tagPrefix } from '../page/tag.ts'
import { colours } from '../typeset/colours.ts'
import type { FaceId, OtherFaceId } from '../typeset/faces.ts'
import { type Line, type Piece, type TextStyle, tokenDotWidth } from '../typeset/lines.ts'
import { privateLetter } from '../writing/private-letters.ts'

/** Converts the numeric values of a style from points to Satori's pixels. */
export const styleInPixels = (style: CSSProperties): CSSProperties =>
  Object.fromEntries(
    Object.entries(style).map(([key, value]) => [
      key,
      typeof value === 'number' && !plainNumbers.has(key) ? toPixels(value) : value
    ])
  )

const plainNumbers = new Set(['flexGrow', 'flexShrink', 'fontWeight', 'opacity'])

interface BoxProps {
  style: CSSProperties
  children?: ReactNode
  /** Link target, bookmark or link of this box in the PDF. */
  annotation?: Annotation | undefined
}

/** A flex box that never shrinks. Numbers in its style are points. */
export const Box = ({ style, annotation, children }: BoxProps) => (
  <div
    data-annotation={annotation}
    style={{ display: 'flex', flexShrink: 0, boxSizing: 'border-box', ...styleInPixels(style) }}
  >
    {children}
  </div>
)

/** A box with a child for each item. Satori renders a page once, so children need no keys. */
export function Stack<Item>({ items, style, children }: StackProps<Item>) {
  return createElement(Box, { style }, ...items.map(children))
}

interface StackProps<Item> {
  items: readonly Item[]
  style: CSSProperties
  children: (item: Item, index: number) => ReactNode
}

interface TextLineProps extends TextStyle {
  text: string
  face: FaceId
  colour: string
  /** Language tag of a text in another language than the print. */
  language?: string | undefined
  /** What the text is in the structure of a PDF. Default: a paragraph. */
  tag?: Tag | undefined
  width?: number
  style?: CSSProperties
}

/**
 * Replaces spaces, so that Satori measures and writes a line in one step, which halves its time; the PDF writer turns
 * them back. Also replaces the narrow spaces of French, which no face has.
 */
const noBreakSpace = '\u00a0'

/**
 * A face, and the tag and language of the text for the PDF writer: of what a text is given, Satori writes only its style into the SVG.
 * No font has such a name, so it changes nothing else.
 */
const familyOf = (face: FaceId | OtherFaceId, tag: Tag, language: string | undefined) =>
  [face, ...(tag === 'p' ? [] : [tagPrefix + tag]), ...(language ? [language] : [])].join(', ')

/** The face that a text is drawn in: private letters have their own. */
const drawnFace = (face: FaceId, text: string): FaceId | OtherFaceId => {
  if (!privateLetter.test(text)) return face
  return face === 'bold' ? 'otherBold' : 'otherText'
}

/** One line of text, which never wraps and keeps its spaces. */
export const TextLine = ({
  text,
  face,
  colour,
  language,
  tag = 'p',
  size,
  lead,
  width,
  style
}: TextLineProps) => (
  <div
    style={{
      display: 'flex',
      flexShrink: 0,
      whiteSpace: 'pre',
      fontFamily: familyOf(drawnFace(face, text), tag, language),
      fontSize: size * 4,
      fontFeatureSettings: '"lnum" 1',
      lineHeight: `${toPixels(lead)}px`,
      height: toPixels(lead),
      color: colour,
      ...(width === undefined ? {} : { width: toPixels(width) }),
      ...styleInPixels(style ?? {})
    }}
  >
    {text.replace(/[ \u202f]/g, noBreakSpace)}
  </div>
)

interface TextLinesProps {
  lines: readonly Line[]
  style: TextStyle
  /** What the text is, as of `TextLine`. */
  tag?: Tag
}

/** Planned lines of one text, one below the other. */
export const TextLines = ({ lines, style, tag = 'p' }: TextLinesProps) => (
  <Stack items={lines} style={{ flexDirection: 'column' }}>
    {(line, index) => <LineView line={line} style={style} tag={tagOfLine(tag, index)} />}
  </Stack>
)

const LineView = ({ line, style, tag }: { line: Line; style: TextStyle; tag: Tag }) => {
  const [only, ...others] = line
  if (only && others.length === 0) return <PieceWords piece={only} style={style} tag={tag} />
  return (
    <Stack items={line} style={{ height: style.lead }}>
      {(piece, index) => <PieceWords piece={piece} style={style} tag={tagOfLine(tag, index)} />}
    </Stack>
  )
}

const PieceWords = ({ piece, style, tag }: { piece: Piece; style: TextStyle; tag: Tag }) => {
  const dotWidth = piece.token ? tokenDotWidth * style.size : 0
  const textLine = (
    <TextLine
      {...style}
      text={piece.text}
      face={piece.face}
      colour={piece.colour}
      language={piece.language}
      tag={tag}
      width={piece.width - dotWidth}
    />
  )
  return piece.token ? (
    <Box style={{ width: piece.width }}>
      <Dot style={style} isAtEnd={piece.dotAtEnd} />
      {textLine}
    </Box>
  ) : (
    textLine
  )
}

/** The dot of a reminder token, inline with the text. */
const Dot = ({ style, isAtEnd }: { style: TextStyle; isAtEnd: boolean | undefined }) => {
  const size = style.size * 0.74
  return (
    <Box
      style={{
        width: tokenDotWidth * style.size,
        height: style.lead,
        alignItems: 'center',
        ...(isAtEnd ? { justifyContent: 'flex-end' } : {})
      }}
    >
      <Box style={{ width: size, height: size, borderRadius: size, backgroundColor: colours.reminder }} />
    </Box>
  )
}
