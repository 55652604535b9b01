import type { Cast } from '#core/cast/cast.ts'
import { candlelitColours } from '../back/cover-colours.ts'
import { createPlanContext, type PlanContext } from '../page/plan-context.ts'
import type { PrintInput } from '../page/print-input.ts'
import { standaloneSvg } from '../png/standalone-svg.ts'
import type { PrintKit } from '../print-kit.ts'
import { defaultPrintOptions } from '../print-options.ts'
import { colours } from '../typeset/colours.ts'
import { CharacterIcon, TeamMark } from '../views/icons.tsx'
import { PlacedView } from '../views/placed-view.tsx'
import { Box, Stack, TextLine } from '../views/primitives.tsx'
import { BareDisc, DiscShapes, litPaper, PaperGradient } from '../views/token-disc.tsx'
import { CardFrame } from './card-frame.tsx'
import { cardCanvas, cardColours, cardSize } from './card-plan.ts'
import { type CardTokenPlan, planScriptCard, type ScriptCardPlan } from './script-card-plan.ts'

/**
 * Renders a script's link preview as SVG of 1200 x 630 pixels, with text as outlines: title, author, and all characters
 * as tokens, by team.
 */
export async function scriptCard(cast: Cast, input: PrintInput, kit: PrintKit): Promise<string> {
  const context = createPlanContext(defaultPrintOptions, input, kit)
  const plan = planScriptCard(cast, context)
  const svg = await kit.renderSvg(<CardView plan={plan} context={context} />, cardCanvas, 'outlines')
  return standaloneSvg(svg, context.images)
}

const CardView = ({ plan, context }: { plan: ScriptCardPlan; context: PlanContext }) => (
  <CardFrame glowAt="50% 4%">
    <TeamCounts counts={plan.counts} />
    <PlacedView items={plan.head} palette={context.palette} />
    <Tokens {...plan} />
  </CardFrame>
)

const TeamCounts = ({ counts }: Pick<ScriptCardPlan, 'counts'>) => (
  <Stack items={counts} style={{ position: 'absolute', right: 58, top: 46, gap: 24 }}>
    {({ team, count }) => (
      <Box style={{ alignItems: 'center', gap: 9 }}>
        <TeamMark team={team} size={17} colour={candlelitColours.mark[team]} />
        <TextLine text={String(count)} face="text" size={24} lead={34} colour={cardColours.softInk} />
      </Box>
    )}
  </Stack>
)

type TokensProps = Pick<ScriptCardPlan, 'tokens' | 'size' | 'mark'>

const Tokens = ({ tokens, size, mark }: TokensProps) => (
  <>
    <Box style={{ position: 'absolute', left: 0, top: 0 }}>
      <Discs tokens={tokens} size={size} mark={mark} />
    </Box>
    <Stack items={tokens} style={{ position: 'absolute', left: 0, top: 0 }}>
      {({ icon, left, top, iconSquare }) => (
        <Box
          style={{
            position: 'absolute',
            left: left + (iconSquare.left * size) / 100,
            top: top + (iconSquare.top * size) / 100
          }}
        >
          <CharacterIcon icon={icon} size={(iconSquare.size * size) / 100} />
        </Box>
      )}
    </Stack>
  </>
)

/** All discs in one SVG, which takes half the time of one SVG each. */
const Discs = ({ tokens, size, mark }: TokensProps) => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: a graphic in an image
  <svg {...cardCanvas} viewBox={`0 0 ${cardSize.width} ${cardSize.height}`}>
    <PaperGradient paper={litPaper} />
    <defs>
      <radialGradient id="shade" gradientUnits="userSpaceOnUse" cx="50" cy="55" r="59">
        <stop offset="0.78" stopColor="#000" stopOpacity="0.5" />
        <stop offset="1" stopColor="#000" stopOpacity="0" />
      </radialGradient>
    </defs>
    {tokens.map(token => (
      <Disc key={`${token.left} ${token.top}`} token={token} size={size} mark={mark} />
    ))}
  </svg>
)

interface DiscProps extends Pick<TokensProps, 'size' | 'mark'> {
  token: CardTokenPlan
}

const Disc = ({ token: { team, left, top, arcs }, size, mark }: DiscProps) => (
  <g transform={`matrix(${size / 100} 0 0 ${size / 100} ${left} ${top})`}>
    <circle cx="50" cy="55" r="59" fill="url(#shade)" />
    {mark === undefined ? (
      <BareDisc paper={litPaper} />
    ) : (
      <DiscShapes team={team} paper={litPaper} mark={mark} />
    )}
    {arcs.map(({ d }) => (
      <path key={d} d={d} fill={colours.ink} />
    ))}
  </g>
)
