import type { Team } from '#core/character/team.ts'
import type { Graphic } from '#graphics/graphic.ts'
import { teamMarks } from '#graphics/team-marks.ts'
import { candlelitColours } from '../back/cover-colours.ts'
import { toPixels } from '../page/paper.ts'
import type { PrintKit } from '../print-kit.ts'
import type { Faces } from '../typeset/faces.ts'
import { Box, TextLine, TextLines } from '../views/primitives.tsx'
import { CardFrame } from './card-frame.tsx'
import { cardColours, cardSize, planCard, textColumn } from './card-plan.ts'
import type { CardTexts } from './card-texts.ts'
import { CardToken } from './card-token.tsx'

/**
 * Renders a character's link preview as SVG, with text as outlines: the token on the left, name and ability on the right.
 */
export function characterCard(texts: CardTexts, icon: Graphic, kit: PrintKit): Promise<string> {
  const { width, height } = cardSize
  return kit.renderSvg(
    <CardView texts={texts} icon={icon} faces={kit.faces} />,
    { width: toPixels(width), height: toPixels(height) },
    'outlines'
  )
}

const CardView = ({ texts, icon, faces }: { texts: CardTexts; icon: Graphic; faces: Faces }) => {
  const { name, ability } = planCard(texts, faces)
  return (
    <CardFrame glowAt="62% 4%">
      <Box style={{ position: 'absolute', right: 58, top: 47, alignItems: 'center', gap: 12 }}>
        <Mark team={texts.team} />
        <TextLine text={texts.standing} face="text" size={24} lead={32} colour={cardColours.softInk} />
      </Box>
      <Box style={{ position: 'absolute', left: 70, top: 160 }}>
        <CardToken team={texts.team} icon={icon} size={350} />
      </Box>
      <Box
        style={{
          position: 'absolute',
          left: textColumn.left,
          top: textColumn.top,
          width: textColumn.width,
          height: textColumn.height,
          flexDirection: 'column',
          justifyContent: 'center',
          gap: textColumn.gap
        }}
      >
        <TextLines {...name} />
        <TextLines {...ability} />
      </Box>
    </CardFrame>
  )
}

const Mark = ({ team }: { team: Team }) => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: a graphic in an image
  <svg width={toPixels(20)} height={toPixels(20)} viewBox="0 0 16 16">
    {teamMarks[team].shapes.map(({ d, line }) => (
      <path
        key={d}
        d={d}
        fill={line ? 'none' : candlelitColours.mark[team]}
        stroke={line ? candlelitColours.mark[team] : 'none'}
        strokeWidth={line ?? 0}
      />
    ))}
  </svg>
)
