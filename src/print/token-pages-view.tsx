import { colours, px, type Size } from './paper.ts'
import { unseen } from './search-words.ts'
import { cutMarks, type PlacedToken, scaleLine, type TokensPlan } from './token-pages.ts'
import { TokenView } from './token-view.tsx'
import { Box, Stack, Words } from './type-view.tsx'

/** A page of tokens with crop marks, a scale bar and invisible searchable text. */
export const TokensView = ({
  plan: { tokens, scale: scaleLabel },
  paper
}: {
  plan: TokensPlan
  paper: Size
}) => (
  <>
    <Box style={{ position: 'absolute', left: 0, top: 0 }}>
      <Marks tokens={tokens} paper={paper} />
    </Box>
    <Stack items={tokens} style={{ position: 'absolute', left: 0, top: 0 }}>
      {({ token, left, top }) => (
        <Box style={{ position: 'absolute', left, top }}>
          <TokenView token={token} />
        </Box>
      )}
    </Stack>
    <Stack items={tokens} style={{ position: 'absolute', left: 0, top: 0 }}>
      {({ token: { search }, left, top }) => (
        <Words
          {...search.type}
          text={search.text}
          face={search.face}
          colour={unseen}
          style={{ position: 'absolute', left: left + search.left, top: top + search.top }}
        />
      )}
    </Stack>
    <Words
      text={scaleLabel}
      face="text"
      size={7.5}
      lead={10}
      colour={colours.softInk}
      style={{ position: 'absolute', left: scaleLine.left + scaleLine.length + 6, top: scaleLine.top - 6.5 }}
    />
  </>
)

/** The crop marks of all tokens, and the scale bar. */
const Marks = ({ tokens, paper }: { tokens: readonly PlacedToken[]; paper: Size }) => {
  const marks = tokens.flatMap(cutMarks)
  const path = marks
    .map(({ from, to }) => `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`)
    .join('')
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: crop marks and a scale bar
    <svg width={px(paper.width)} height={px(paper.height)} viewBox={`0 0 ${paper.width} ${paper.height}`}>
      <path d={path + scaleBarPath()} fill="none" stroke={colours.line} strokeWidth="0.4" />
    </svg>
  )
}

/** The scale bar, with a tick every centimetre. */
function scaleBarPath(): string {
  const { left, top, length, step } = scaleLine
  const ticks = Array.from({ length: 6 }, (_, index) => {
    const rise = index % 5 === 0 ? 4 : 2.5
    return `M${round(left + index * step)} ${round(top)}v${-rise}`
  })
  return `M${round(left)} ${round(top)}h${round(length)}${ticks.join('')}`
}

const round = (value: number) => Math.round(value * 100) / 100
