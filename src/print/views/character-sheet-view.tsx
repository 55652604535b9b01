import type {
  CellPlan,
  CellStyle,
  CharacterSheetContent,
  ColumnsPlan,
  JinxIcons,
  TeamPlan
} from '../character-sheet/character-sheet-plan.ts'
import { bandLayout } from '../character-sheet/plan-cells.ts'
import { teamGap, teamHeadingMark, teamLabelMark } from '../character-sheet/plan-teams.ts'
import { type Annotation, anchors } from '../page/annotation.ts'
import { colours } from '../typeset/colours.ts'
import type { Palette } from '../typeset/palette.ts'
import { BoxesView } from './boxes-view.tsx'
import { CharacterIcon, TeamMark } from './icons.tsx'
import { Box, Stack, TextLine, TextLines } from './primitives.tsx'

interface SheetViewProps {
  bands: CharacterSheetContent['bands']
  width: number
  palette: Palette
}

/** The bands of one page of the sheet. */
export const CharacterSheetView = ({ bands, width, palette }: SheetViewProps) => (
  <Stack items={bands} style={{ flexDirection: 'column', gap: teamGap, width }}>
    {each => {
      if (each.kind === 'boxes') return <BoxesView plan={each} palette={palette} />
      if (each.kind === 'columns') return <ColumnsView plan={each} palette={palette} />
      return <TeamView plan={each} width={width} palette={palette} />
    }}
  </Stack>
)

const ColumnsView = ({ plan, palette }: { plan: ColumnsPlan; palette: Palette }) => (
  <Stack items={plan.columns} style={{ height: plan.height, gap: bandLayout.gutter }}>
    {bands => (
      <Stack items={bands} style={{ flexDirection: 'column', gap: teamGap, width: plan.width }}>
        {band => <TeamView plan={band} width={plan.width} palette={palette} />}
      </Stack>
    )}
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
    annotation={plan.label.text ? { bookmark: { title: plan.label.text, level: 1 } } : undefined}
  >
    {plan.style.heading > 0 ? (
      <Heading plan={plan} width={width} palette={palette} />
    ) : (
      <Strip plan={plan} palette={palette} />
    )}
    <Stack
      items={columnsOf(plan)}
      style={{
        position: 'absolute',
        left: plan.style.left,
        top: plan.style.heading,
        gap: bandLayout.gutter
      }}
    >
      {cells => (
        <Stack items={cells} style={{ flexDirection: 'column' }}>
          {({ cell, height }) => (
            <Box style={{ height }}>
              <Cell plan={cell} style={plan.style} />
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

/** A team's mark and its name on one line, with a rule to the right edge. */
const Heading = ({ plan: { team, label, isContinued }, width, palette }: TeamViewProps) => {
  const { mark, text } = palette.teams[team]
  const { size, gap } = teamHeadingMark
  const rule = size + gap + (label.text ? label.width + gap : 0)
  return (
    <>
      <Box style={{ position: 'absolute', left: 0, top: teamHeadingMark.top }}>
        <TeamMark team={team} size={teamHeadingMark.size} colour={mark} />
      </Box>
      <TextLine
        {...label}
        tag={isContinued ? 'artifact' : 'h2'}
        colour={text}
        style={{
          position: 'absolute',
          left: size + gap,
          top: (teamHeadingMark.size - label.lead) / 2 + teamHeadingMark.top,
          letterSpacing: label.spacing
        }}
      />
      <Box
        style={{
          position: 'absolute',
          left: rule,
          top: teamHeadingMark.top + teamHeadingMark.size / 2,
          width: width - rule,
          height: palette.frameWidth,
          backgroundColor: mark
        }}
      />
    </>
  )
}

/** A team's mark and its rotated name, with a vertical rule beside its rows. */
const Strip = ({ plan: { team, label, isContinued, ruleLength }, palette }: Omit<TeamViewProps, 'width'>) => {
  const { mark, text } = palette.teams[team]
  return (
    <>
      <Box
        style={{
          position: 'absolute',
          left: (bandLayout.strip - teamLabelMark.size) / 2,
          top: teamLabelMark.top
        }}
      >
        <TeamMark team={team} size={teamLabelMark.size} colour={mark} />
      </Box>
      <TextLine
        {...label}
        tag={isContinued ? 'artifact' : 'h2'}
        colour={text}
        style={{
          position: 'absolute',
          left: (bandLayout.strip - label.lead) / 2,
          top: teamLabelMark.top + teamLabelMark.size + teamLabelMark.gap + label.width,
          letterSpacing: label.spacing,
          transform: 'rotate(-90deg)',
          transformOrigin: '0 0'
        }}
      />
      <Box
        style={{
          position: 'absolute',
          left: bandLayout.rule,
          top: 0,
          width: palette.frameWidth,
          height: ruleLength,
          backgroundColor: mark
        }}
      />
    </>
  )
}

const Cell = ({ plan, style }: { plan: CellPlan; style: CellStyle }) => (
  <Box
    style={{ width: style.width }}
    annotation={plan.nameLines.length > 0 ? cellAnnotation(plan.character) : undefined}
  >
    <Box style={{ width: style.icon + bandLayout.iconGap, marginTop: style.textLeft > 0 ? -2 : 1 }}>
      {plan.nameLines.length > 0 && <CharacterIcon icon={plan.icon} size={style.icon} />}
    </Box>
    <Box style={{ position: 'relative', flexDirection: style.textLeft > 0 ? 'row' : 'column' }}>
      <Box style={nameColumn(style)}>
        <TextLines lines={plan.nameLines} style={style.name} tag="h3" />
      </Box>
      {plan.jinxes && <Jinxes marks={plan.jinxes} style={style} />}
      <Box style={{ paddingTop: style.textTop }}>
        <TextLines lines={plan.lines} style={style.text} tag={plan.nameLines.length > 0 ? 'p' : 'more'} />
      </Box>
    </Box>
  </Box>
)

/** A cell links to the character's almanac entry and is the target of its bookmark. */
const cellAnnotation = ({ id, name }: CellPlan['character']): Annotation => ({
  anchor: anchors.sheet(id),
  link: anchors.almanac(id),
  bookmark: { title: name, level: 2 }
})

const nameColumn = ({ textLeft }: CellStyle) => (textLeft > 0 ? { width: textLeft } : {})

const Jinxes = ({ marks, style }: { marks: JinxIcons; style: CellStyle }) => (
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
      {(icon, index) => <CharacterIcon icon={icon} size={marks.size} label={marks.names[index]} />}
    </Stack>
    {marks.more && (
      <TextLine
        {...style.text}
        text={marks.more}
        face="text"
        colour={colours.softInk}
        style={{ marginLeft: marks.gap }}
      />
    )}
  </Box>
)
