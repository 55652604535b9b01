import { type Size, toPixels } from '../page/paper.ts'
import { invisibleColour, type SearchText } from '../tokens/search-text.ts'
import { cropMarks, scaleBar, type TokenPagePlan } from '../tokens/token-pages.ts'
import { widthOfToken } from '../tokens/token-plan.ts'
import type { PlacedToken } from '../tokens/token-rows.ts'
import { colours } from '../typeset/colours.ts'
import { Box, Stack, TextLine } from './primitives.tsx'
import { RegistrationView } from './registration-view.tsx'
import { TokenBacksView } from './token-backs-view.tsx'
import { TokenView } from './token-view.tsx'

/** A page of tokens with crop marks, a scale bar and invisible searchable text. */
export const TokenPageView = ({ plan, paper }: { plan: TokenPagePlan; paper: Size }) => (
  <>
    <Stack items={plan.tokens} style={{ position: 'absolute', left: 0, top: 0 }}>
      {({ token, left, top }) => (
        <Box style={{ position: 'absolute', left, top }}>
          {token.search && <SearchLine search={token.search} />}
          <TokenView token={token} />
        </Box>
      )}
    </Stack>
    <Box style={{ position: 'absolute', left: 0, top: 0 }}>
      <Marks plan={plan} paper={paper} />
    </Box>
    {plan.backs && <TokenBacksView backs={plan.backs} />}
    {plan.registration && <RegistrationView plan={plan.registration} paper={paper} />}
    {plan.scaleLabel && (
      <TextLine
        text={plan.scaleLabel}
        face="text"
        size={7.5}
        lead={10}
        colour={colours.softInk}
        style={{ position: 'absolute', left: scaleBar.left + scaleBar.length + 6, top: scaleBar.top - 6.5 }}
      />
    )}
  </>
)

const SearchLine = ({ search }: { search: SearchText }) => (
  <TextLine
    {...search.style}
    tag="li"
    text={search.text}
    face={search.face}
    colour={invisibleColour}
    style={{ position: 'absolute', left: search.left, top: search.top }}
  />
)

/** The marks of all cuts, and the scale bar. */
const Marks = ({ plan: { tokens, marks, scaleLabel }, paper }: { plan: TokenPagePlan; paper: Size }) => {
  const path = [
    ...(marks === 'corners' ? tokens.map(cornersPath) : []),
    ...(marks === 'line' ? tokens.map(cutPath) : []),
    ...(scaleLabel ? [scaleBarPath()] : [])
  ].join('')
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: crop marks and a scale bar
    <svg
      width={toPixels(paper.width)}
      height={toPixels(paper.height)}
      viewBox={`0 0 ${paper.width} ${paper.height}`}
    >
      <path d={path} fill="none" stroke={colours.line} strokeWidth="0.4" />
    </svg>
  )
}

const cornersPath = (token: PlacedToken) =>
  cropMarks(token)
    .map(({ from, to }) => `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`)
    .join('')

/** The circle along which a token is cut. */
function cutPath({ token, left, top }: PlacedToken): string {
  const [radius, half] = [round(token.cut / 2), widthOfToken(token) / 2]
  const start = `M${round(left + half - token.cut / 2)} ${round(top + half)}`
  return `${start}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0`
}

/** The scale bar, with a tick every centimetre. */
function scaleBarPath(): string {
  const { left, top, length, step } = scaleBar
  const ticks = Array.from({ length: 6 }, (_, index) => {
    const rise = index % 5 === 0 ? 4 : 2.5
    return `M${round(left + index * step)} ${round(top)}v${-rise}`
  })
  return `M${round(left)} ${round(top)}h${round(length)}${ticks.join('')}`
}

const round = (value: number) => Math.round(value * 100) / 100
