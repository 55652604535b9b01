import type { BoxType } from './box-type.ts'
import { CharacterIcon, TeamMark } from './drawings.tsx'
import type { Palette } from './palette.ts'
import { colours } from './paper.ts'
import type { BoxesPlan, BoxItemPlan, BoxPlan, CellPlan, CellType, JinxMarks, TeamPlan } from './plan.ts'
import { sizeIn } from './plan.ts'
import { iconsWidth } from './plan-boxes.ts'
import { band } from './plan-cells.ts'
import { stripMark, teamGap } from './plan-teams.ts'
import { places, type Spot } from './spot.ts'
import { Box, Lines, Stack, Words } from './type-view.tsx'

interface SheetViewProps {
  bands: readonly (TeamPlan | BoxesPlan)[]
  width: number
  palette: Palette
}

/** The bands of one page of the sheet. */
export const SheetView = ({ bands, width, palette }: SheetViewProps) => (
  <Stack items={bands} style={{ flexDirection: 'column', gap: teamGap, width }}>
    {each =>
      each.kind === 'team' ? (
        <TeamView plan={each} width={width} palette={palette} />
      ) : (
        <BoxesView plan={each} palette={palette} />
      )
    }
  </Stack>
)

interface TeamViewProps {
  plan: TeamPlan
  width: number
  palette: Palette
}

const TeamView = ({ plan, width, palette }: TeamViewProps) => (
  <Box
    style={{ position: 'relative', width, height: plan.height }}
    annotation={{ bookmark: { title: plan.label.text, level: 1 } }}
  >
    <Strip plan={plan} palette={palette} />
    <Stack
      items={columnsOf(plan)}
      style={{ position: 'absolute', left: band.cells, top: 0, gap: band.gutter }}
    >
      {cells => (
        <Stack items={cells} style={{ flexDirection: 'column' }}>
          {({ cell, height }) => (
            <Box style={{ height }}>
              <Cell plan={cell} type={plan.type} colour={palette.teams[plan.team].text} />
            </Box>
          )}
        </Stack>
      )}
    </Stack>
  </Box>
)

/** A band's cells by column, in reading order. Each cell is as high as its row. */
function columnsOf({ rows }: TeamPlan): { cell: CellPlan; height: number }[][] {
  const column = (side: number) =>
    rows.flatMap(({ cells, height }) => cells.slice(side, side + 1).map(cell => ({ cell, height })))
  return [column(0), column(1)].filter(cells => cells.length > 0)
}

/** A team's mark and its rotated name, with a vertical rule beside its rows. */
const Strip = ({ plan: { team, label, rule }, palette }: { plan: TeamPlan; palette: Palette }) => {
  const { mark, text } = palette.teams[team]
  return (
    <>
      <Box style={{ position: 'absolute', left: (band.strip - stripMark.size) / 2, top: stripMark.top }}>
        <TeamMark team={team} size={stripMark.size} colour={mark} />
      </Box>
      <Words
        {...label}
        colour={text}
        style={{
          position: 'absolute',
          left: (band.strip - label.lead) / 2,
          top: stripMark.top + stripMark.size + stripMark.gap + label.width,
          letterSpacing: label.spacing,
          transform: 'rotate(-90deg)',
          transformOrigin: '0 0'
        }}
      />
      <Box
        style={{
          position: 'absolute',
          left: band.rule,
          top: 0,
          width: palette.frame,
          height: rule,
          backgroundColor: mark
        }}
      />
    </>
  )
}

interface CellProps {
  plan: CellPlan
  type: CellType
  /** Colour of the name. */
  colour: string
}

const Cell = ({ plan, type, colour }: CellProps) => (
  <Box
    style={{ width: type.width }}
    annotation={plan.names.length > 0 ? cellAnnotation(plan.character) : undefined}
  >
    <Box style={{ width: type.icon + band.iconGap, marginTop: type.columns === 1 ? -2 : 1 }}>
      {plan.names.length > 0 && <CharacterIcon icon={plan.icon} size={type.icon} />}
    </Box>
    <Box style={{ position: 'relative', flexDirection: type.textLeft > 0 ? 'row' : 'column' }}>
      <Stack items={plan.names} style={{ flexDirection: 'column', ...nameColumn(type) }}>
        {name => <Words {...type.name} text={name} face="bold" colour={colour} />}
      </Stack>
      {plan.jinxes && <Jinxes marks={plan.jinxes} type={type} />}
      <Box style={{ paddingTop: type.textTop }}>
        <Lines lines={plan.lines} type={type.text} />
      </Box>
    </Box>
  </Box>
)

/** A cell links to the character's almanac entry and is the target of its bookmark. */
const cellAnnotation = ({ id, name }: CellPlan['character']): Spot => ({
  place: places.sheet(id),
  link: places.almanac(id),
  bookmark: { title: name, level: 2 }
})

const nameColumn = ({ textLeft }: CellType) => (textLeft > 0 ? { width: textLeft } : {})

const Jinxes = ({ marks, type }: { marks: JinxMarks; type: CellType }) => (
  <Box
    style={{
      position: 'absolute',
      left: marks.left,
      top: marks.top,
      height: marks.size,
      alignItems: 'center'
    }}
  >
    <Stack items={marks.icons} style={{ gap: marks.gap }}>
      {icon => <CharacterIcon icon={icon} size={marks.size} />}
    </Stack>
    {marks.more && (
      <Words
        {...type.text}
        text={marks.more}
        face="text"
        colour={colours.softInk}
        style={{ marginLeft: marks.gap }}
      />
    )}
  </Box>
)

const BoxesView = ({ plan, palette }: { plan: BoxesPlan; palette: Palette }) => (
  <Stack items={plan.boxes} style={{ position: 'relative', gap: plan.type.gap, height: plan.height }}>
    {each => <BoxView plan={each} boxes={plan} palette={palette} />}
  </Stack>
)

interface BoxViewProps {
  plan: BoxPlan
  boxes: BoxesPlan
  palette: Palette
}

const BoxView = ({ plan, boxes, palette }: BoxViewProps) => {
  const count = plan.columns.length
  const { type } = boxes
  const column = (plan.width - 2 * type.padding - (count - 1) * type.columnGap) / count
  return (
    <Box
      style={{
        flexDirection: 'column',
        width: plan.width,
        height: boxes.height,
        padding: `${4 * (type.padding - 4)}px ${4 * type.padding}px`,
        border: `${4 * palette.frame}px solid ${colours.line}`,
        borderRadius: 3
      }}
      annotation={{ bookmark: { title: plan.title, level: 1 } }}
    >
      <Words
        text={plan.title}
        face={plan.face}
        colour={palette.heading}
        size={sizeIn(plan.face, type.title.size)}
        lead={type.title.lead}
      />
      <Stack items={plan.columns} style={{ gap: type.columnGap }}>
        {items => (
          <Stack items={items} style={{ flexDirection: 'column', gap: type.itemGap, width: column }}>
            {item => <Item item={item} type={type} width={column} />}
          </Stack>
        )}
      </Stack>
    </Box>
  )
}

const linkTo = (id: string | undefined) => (id === undefined ? undefined : { link: places.sheet(id) })

const Item = ({ item, type, width }: { item: BoxItemPlan; type: BoxType; width: number }) => (
  <Box
    style={{
      position: 'relative',
      flexDirection: 'column',
      justifyContent: 'flex-end',
      width,
      height: item.height
    }}
  >
    {item.ruled && (
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
      <Stack items={item.icons} style={{ gap: type.iconGap, width: iconsWidth(item.icons.length, type) }}>
        {(icon, index) => (
          <Box style={{ width: type.icon, height: type.icon }} annotation={linkTo(item.ids[index])}>
            <CharacterIcon icon={icon} size={type.icon} />
          </Box>
        )}
      </Stack>
      <Lines lines={item.lines} type={type} />
    </Box>
  </Box>
)
