import type { Team } from '#core/team.ts'
import type { Drawing } from '#drawings/shape.ts'
import { teamMarks } from '#drawings/team-marks.ts'
import { CardFrame } from './card-frame.tsx'
import { cardColours, cardSize, column, planCard } from './card-plan.ts'
import { CardToken } from './card-token.tsx'
import type { CardWords } from './card-words.ts'
import { candlelit } from './cover-colours.ts'
import type { Faces } from './faces.ts'
import { px } from './paper.ts'
import type { PrintKit } from './print-kit.ts'
import { Box, Lines, Words } from './type-view.tsx'

/**
 * Renders a character's link preview as SVG, with text as outlines: the token on the left, name and ability on the right.
 */
export function characterCard(words: CardWords, icon: Drawing, kit: PrintKit): Promise<string> {
  const { width, height } = cardSize
  return kit.layOut(
    <CardView words={words} icon={icon} faces={kit.faces} />,
    { width: px(width), height: px(height) },
    'outlines'
  )
}

const CardView = ({ words, icon, faces }: { words: CardWords; icon: Drawing; faces: Faces }) => {
  const { name, ability } = planCard(words, faces)
  return (
    <CardFrame glowAt="62% 4%">
      <Box style={{ position: 'absolute', right: 58, top: 47, alignItems: 'center', gap: 12 }}>
        <Mark team={words.team} />
        <Words text={words.standing} face="text" size={24} lead={32} colour={cardColours.softInk} />
      </Box>
      <Box style={{ position: 'absolute', left: 70, top: 160 }}>
        <CardToken team={words.team} icon={icon} size={350} />
      </Box>
      <Box
        style={{
          position: 'absolute',
          left: column.left,
          top: column.top,
          width: column.width,
          height: column.height,
          flexDirection: 'column',
          justifyContent: 'center',
          gap: column.gap
        }}
      >
        <Lines {...name} />
        <Lines {...ability} />
      </Box>
    </CardFrame>
  )
}

const Mark = ({ team }: { team: Team }) => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: a graphic in an image
  <svg width={px(20)} height={px(20)} viewBox="0 0 16 16">
    {teamMarks[team].shapes.map(({ d, line }) => (
      <path
        key={d}
        d={d}
        fill={line ? 'none' : candlelit.mark[team]}
        stroke={line ? candlelit.mark[team] : 'none'}
        strokeWidth={line ?? 0}
      />
    ))}
  </svg>
)
