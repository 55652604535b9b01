import type { Team } from '#core/team.ts'
import type { Drawing } from '#drawings/shape.ts'
import { teamMarks } from '#drawings/team-marks.ts'
import { cardColours, cardSize, column, planCard } from './card-plan.ts'
import { CardToken } from './card-token.tsx'
import type { CardWords } from './card-words.ts'
import type { Faces } from './faces.ts'
import { px } from './paper.ts'
import type { PrintKit } from './print-kit.ts'
import { Box, Lines, Words } from './type-view.tsx'

/**
 * A character's card as SVG, its words as outlines: the token on the left, its name and ability on the right.
 *
 * @param icon the character's drawing
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
    <Box
      style={{ ...cardSize, position: 'relative', backgroundColor: cardColours.page, backgroundImage: glow }}
    >
      <Box style={{ position: 'absolute', left: 58, top: 40, alignItems: 'center', gap: 14 }}>
        <Bell />
        <Words text="Belfry" face="heading" size={36} lead={46} colour={cardColours.ink} />
      </Box>
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
    </Box>
  )
}

/** A candle's glow behind the title. */
const glow = 'radial-gradient(ellipse 60% 80% at 62% 4%, rgba(255,206,110,0.17), rgba(255,206,110,0))'

const markColours: Record<Team, string> = {
  townsfolk: '#0096D1',
  outsider: '#0096D1',
  minion: '#E45E62',
  demon: '#E45E62',
  traveller: '#F000F0',
  fabled: '#D4AF37',
  loric: '#7DB35F'
}

const Mark = ({ team }: { team: Team }) => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: a drawing in a picture
  <svg width={px(20)} height={px(20)} viewBox="0 0 16 16">
    {teamMarks[team].shapes.map(({ d, line }) => (
      <path
        key={d}
        d={d}
        fill={line ? 'none' : markColours[team]}
        stroke={line ? markColours[team] : 'none'}
        strokeWidth={line ?? 0}
      />
    ))}
  </svg>
)

/** The logo: an arch with its bell. */
const Bell = () => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: a drawing in a picture
  <svg width={px(42)} height={px(42)} viewBox="0 0 32 32">
    <path
      d="M5 28.6V14.8C5 8.4 9.6 4.2 16 1.8c6.4 2.4 11 6.6 11 13v13.8M2.4 29.4h27.2"
      fill="none"
      stroke={cardColours.ink}
      strokeWidth={2.4}
    />
    <path
      d="M16 8.4c1 0 1.7.7 1.7 1.6 3 .9 4.2 3.4 4.3 6.6.1 2.9.8 4.6 2.3 6H7.7c1.5-1.4 2.2-3.1 2.3-6 .1-3.2 1.3-5.7 4.3-6.6 0-.9.7-1.6 1.7-1.6ZM13.6 24.4h4.8a2.4 2.4 0 0 1-4.8 0Z"
      fill={cardColours.bell}
    />
  </svg>
)
