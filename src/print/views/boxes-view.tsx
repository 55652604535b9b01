import type { BoxStyle } from '../character-sheet/box-style.ts'
import type { BoxesPlan, BoxItemPlan, BoxPlan } from '../character-sheet/character-sheet-plan.ts'
import { iconsWidth } from '../character-sheet/plan-boxes.ts'
import { anchors } from '../page/annotation.ts'
import { colours } from '../typeset/colours.ts'
import { sizeInFace } from '../typeset/heading-face.ts'
import type { Palette } from '../typeset/palette.ts'
import { CharacterIcon } from './icons.tsx'
import { Box, Stack, TextLine, TextLines } from './primitives.tsx'

/** The boxes below the teams: jinxes, travellers, fabled. */
export const BoxesView = ({ plan, palette }: { plan: BoxesPlan; palette: Palette }) => (
  <Stack items={plan.boxes} style={{ position: 'relative', gap: plan.style.gap, height: plan.height }}>
    {each => <BoxView plan={each} boxes={plan} palette={palette} />}
  </Stack>
)

interface BoxViewProps {
  plan: BoxPlan
  boxes: BoxesPlan
  palette: Palette
}

/** Positioned like its items, because a title that isn't would be drawn, and read, before the items of the box beside it. */
const BoxView = ({ plan, boxes, palette }: BoxViewProps) => {
  const count = plan.columns.length
  const { style } = boxes
  const column = (plan.width - 2 * style.padding - (count - 1) * style.columnGap) / count
  return (
    <Box
      style={{
        position: 'relative',
        flexDirection: 'column',
        width: plan.width,
        height: boxes.height,
        padding: `${4 * (style.padding - 4)}px ${4 * style.padding}px`,
        border: `${4 * palette.frameWidth}px solid ${colours.line}`,
        borderRadius: 3
      }}
      annotation={{ bookmark: { title: plan.title, level: 1 } }}
    >
      <TextLine
        text={plan.title}
        tag="h2"
        face={plan.face}
        colour={palette.headingColour}
        size={sizeInFace(plan.face, style.title.size)}
        lead={style.title.lead}
      />
      <Stack items={plan.columns} style={{ gap: style.columnGap }}>
        {items => (
          <Stack items={items} style={{ flexDirection: 'column', gap: style.itemGap, width: column }}>
            {item => <Item item={item} style={style} width={column} />}
          </Stack>
        )}
      </Stack>
    </Box>
  )
}

const linkTo = (id: string | undefined) => (id === undefined ? undefined : { link: anchors.sheet(id) })

const Item = ({ item, style, width }: { item: BoxItemPlan; style: BoxStyle; width: number }) => (
  <Box
    style={{
      position: 'relative',
      flexDirection: 'column',
      justifyContent: 'flex-end',
      width,
      height: item.height
    }}
  >
    {item.hasRule && (
      <Box
        style={{
          position: 'absolute',
          left: 0,
          top: 0,
          width,
          height: 0.5,
          backgroundColor: colours.hairline
        }}
      />
    )}
    <Box style={{ alignItems: 'center' }}>
      <Stack items={item.icons} style={{ gap: style.iconGap, width: iconsWidth(item.icons.length, style) }}>
        {(icon, index) => (
          <Box
            style={{ width: style.icon, height: style.icon }}
            annotation={linkTo(item.characterIds[index])}
          >
            <CharacterIcon icon={icon} size={style.icon} />
          </Box>
        )}
      </Stack>
      <TextLines lines={item.lines} style={style} tag="li" />
    </Box>
  </Box>
)
