import type { Team } from '#core/team.ts'
import type { Drawing } from '#drawings/shape.ts'
import { CardFrame } from './card-frame.tsx'
import { cardColours, cardSize, titleFace } from './card-plan.ts'
import { CardToken } from './card-token.tsx'
import type { CatalogueCardWords } from './card-words.ts'
import type { Faces } from './faces.ts'
import { px } from './paper.ts'
import type { PrintKit } from './print-kit.ts'
import { Box, Stack, Words } from './type-view.tsx'

/** One of the example characters on the card. */
export interface ShownToken {
  team: Team
  icon: Drawing
}

/** Ids of the example characters, from left to right. */
export const shownIds = [
  'poisoner',
  'virgin',
  'lunatic',
  'imp',
  'empath',
  'scarletwoman',
  'fortuneteller'
] as const

/** Diameter and spacing of tokens, in pixels. */
const token = { size: 146, step: 149 } as const

/** Renders the catalogue's link preview as SVG, with text as outlines: the title above an arc of tokens. */
export const catalogueCard = (
  words: CatalogueCardWords,
  tokens: readonly ShownToken[],
  kit: PrintKit
): Promise<string> =>
  kit.layOut(
    <CardView words={words} tokens={tokens} faces={kit.faces} />,
    { width: px(cardSize.width), height: px(cardSize.height) },
    'outlines'
  )

const CardView = ({
  words: { title, line, locale },
  tokens,
  faces
}: {
  words: CatalogueCardWords
  tokens: readonly ShownToken[]
  faces: Faces
}) => (
  <CardFrame glowAt="50% 4%">
    <Box
      style={{
        position: 'absolute',
        top: 130,
        width: cardSize.width,
        flexDirection: 'column',
        alignItems: 'center'
      }}
    >
      <Words
        text={title}
        face={titleFace(title, locale, faces)}
        size={112}
        lead={128}
        colour={cardColours.ink}
      />
      <Words text={line} face="text" size={34} lead={64} colour={cardColours.softInk} />
    </Box>
    <Stack items={tokens} style={{ position: 'absolute', left: 0, top: 0, ...cardSize }}>
      {({ team, icon }, index) => (
        <Box style={{ position: 'absolute', ...positionOnArc(index - (tokens.length - 1) / 2) }}>
          <CardToken team={team} icon={icon} size={token.size} />
        </Box>
      )}
    </Stack>
  </CardFrame>
)

/** Position of a token on the arc; `fromMiddle` counts tokens from its middle. */
const positionOnArc = (fromMiddle: number) => ({
  left: cardSize.width / 2 + fromMiddle * token.step - token.size / 2,
  top: 400 + fromMiddle * fromMiddle * 14
})
