import type { Team } from '#core/team.ts'
import type { Drawing } from '#drawings/shape.ts'
import { CharacterIcon } from './drawings.tsx'
import { teamColours } from './paper.ts'
import { TokenDisc, tokenPapers } from './token-drawing.tsx'
import { Box } from './type-view.tsx'

interface CardTokenProps {
  team: Team
  icon: Drawing
  /** Diameter in points. */
  size: number
}

/** A character's token on a dark card, without its name. */
export const CardToken = ({ team, icon, size }: CardTokenProps) => (
  <Box style={{ position: 'relative', width: size, height: size }}>
    <TokenDisc team={team} paper={tokenPapers.lit} size={size} />
    <Box style={{ position: 'absolute', left: size * 0.22, top: size * 0.22 }}>
      <CharacterIcon icon={{ drawing: icon, colour: teamColours[team].mark }} size={size * 0.56} />
    </Box>
  </Box>
)
