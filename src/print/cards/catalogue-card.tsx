import type { Team } from '#core/character/team.ts'
import type { Graphic } from '#graphics/graphic.ts'
import { toPixels } from '../page/paper.ts'
import type { PrintKit } from '../print-kit.ts'
import type { Faces } from '../typeset/faces.ts'
import { headingFace } from '../typeset/heading-face.ts'
import { Box, Stack, TextLine } from '../views/primitives.tsx'
import { CardFrame } from './card-frame.tsx'
import { cardColours, cardSize } from './card-plan.ts'
import type { CatalogueCardTexts } from './card-texts.ts'
import { CardToken } from './card-token.tsx'

/** One of the example characters on the card. */
export interface ExampleToken {
  team: Team
  icon: Graphic
}

/** Ids of the example characters, from left to right. */
export const exampleIds = [
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
  texts: CatalogueCardTexts,
  tokens: readonly ExampleToken[],
  kit: PrintKit
): Promise<string> =>
  kit.renderSvg(
    <CardView texts={texts} tokens={tokens} faces={kit.faces} />,
    { width: toPixels(cardSize.width), height: toPixels(cardSize.height) },
    'outlines'
  )

const CardView = ({
  texts: { title, line, locale },
  tokens,
  faces
}: {
  texts: CatalogueCardTexts
  tokens: readonly ExampleToken[]
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
      <TextLine
        text={title}
        face={headingFace({ faces, language: locale }, title)}
        size={112}
        lead={128}
        colour={cardColours.ink}
      />
      <TextLine text={line} face="text" size={34} lead={64} colour={cardColours.softInk} />
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
