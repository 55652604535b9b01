import { toPixels } from '../page/paper.ts'
import { paperOf } from '../tokens/token-papers.ts'
import { reminderColours, type TokenPlan, type TokenText, widthOfToken } from '../tokens/token-plan.ts'
import { colours } from '../typeset/colours.ts'
import { CharacterIcon } from './icons.tsx'
import { Box, Stack, TextLines } from './primitives.tsx'
import { TokenDisc, viewBoxWithBleed } from './token-disc.tsx'

/** A token with its bleed, for a page or an image of its own. */
export const TokenView = ({ token }: { token: TokenPlan }) => {
  const { cut, bleed, icon } = token
  const width = widthOfToken(token)
  const unit = cut / 100
  return (
    <Box style={{ position: 'relative', width, height: width }}>
      <Box style={{ position: 'absolute', left: 0, top: 0 }}>
        <Disc token={token} />
      </Box>
      {icon && (
        <Box
          style={{
            position: 'absolute',
            left: bleed + icon.square.left * unit,
            top: bleed + icon.square.top * unit
          }}
        >
          <CharacterIcon icon={icon} size={icon.square.size * unit} />
        </Box>
      )}
      <Box style={{ position: 'absolute', left: bleed, top: bleed }}>
        <ArcView token={token} />
      </Box>
      {token.ability && <LinesView text={token.ability} bleed={bleed} />}
      {token.title && <LinesView text={token.title} bleed={bleed} />}
    </Box>
  )
}

const LinesView = ({ text: { lines, style }, bleed }: { text: TokenText; bleed: number }) => (
  <Stack items={lines} style={{ position: 'absolute', left: bleed, top: bleed }}>
    {({ line, left, top }) => (
      <Box style={{ position: 'absolute', left, top }}>
        <TextLines lines={[line]} style={style} tag="more" />
      </Box>
    )}
  </Stack>
)

const Disc = ({ token: { kind, cut, bleed, inkSaver, ...token } }: { token: TokenPlan }) => {
  const bleedUnits = (bleed / cut) * 100
  if (kind === 'reminder') {
    return <ReminderDisc size={cut} bleed={bleedUnits} inkSaver={inkSaver} isBlank={!token.icon} />
  }
  return (
    <TokenDisc
      team={token.team}
      paper={paperOf({ inkSaver, ...token })}
      hasTexture={token.hasTexture}
      background={token.background}
      size={cut}
      bleed={bleedUnits}
      setup={token.setup}
      wakes={token.nights}
      reminders={token.leaves}
    />
  )
}

interface ReminderDiscProps {
  size: number
  bleed: number
  inkSaver: boolean
  /** A blank token is light inside its ring, to write on. */
  isBlank: boolean
}

const ReminderDisc = ({ size, bleed, inkSaver, isBlank }: ReminderDiscProps) => {
  const width = toPixels((size * (100 + 2 * bleed)) / 100)
  const paper = inkSaver ? reminderColours.bare : reminderColours.printed
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a graphic on paper, under its text
    <svg width={width} height={width} viewBox={viewBoxWithBleed(bleed)}>
      <circle cx="50" cy="50" r={50 + bleed} fill={paper.bleed} />
      <circle cx="50" cy="50" r="50" fill={paper.edge} />
      <circle cx="50" cy="50" r="49.7" fill={paper.middle} />
      <circle
        cx="50"
        cy="50"
        r="45.6"
        fill={isBlank && !inkSaver ? reminderColours.light : 'none'}
        stroke={reminderColours.ring}
        strokeWidth="0.9"
      />
    </svg>
  )
}

/** The text as outlines, because Satori cannot set letters along an arc. */
const ArcView = ({ token: { arcs, cut, kind, inkSaver } }: { token: TokenPlan }) => {
  const colour = kind === 'reminder' && !inkSaver ? reminderColours.light : colours.ink
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: text as outlines
    <svg width={toPixels(cut)} height={toPixels(cut)} viewBox="0 0 100 100">
      {arcs.map(({ d }) => (
        <path key={d} d={d} fill={colour} />
      ))}
    </svg>
  )
}
