import type { Team } from '#core/character/team.ts'
import type { Graphic } from '#graphics/graphic.ts'
import { teamColours } from '../typeset/colours.ts'
import { CharacterIcon } from '../views/icons.tsx'
import { Box } from '../views/primitives.tsx'
import { litPaper, TokenDisc } from '../views/token-disc.tsx'

interface CardTokenProps {
  team: Team
  icon: Graphic
  /** Diameter in points. */
  size: number
}

/** A character's token on a dark card, without its name. */
export const CardToken = ({ team, icon, size }: CardTokenProps) => (
  <Box style={{ position: 'relative', width: size, height: size }}>
    <TokenDisc team={team} paper={litPaper} size={size} />
    <Box style={{ position: 'absolute', left: size * 0.22, top: size * 0.22 }}>
      <CharacterIcon icon={{ graphic: icon, colour: teamColours[team].mark }} size={size * 0.56} />
    </Box>
  </Box>
)
