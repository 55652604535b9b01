import {
  type NightColumnPlan,
  type NightRowPlan,
  type NightStyle,
  nightHeadingHeight,
  nightHeadingStyle,
  nightLayout
} from '../night/night-plan.ts'
import { anchors } from '../page/annotation.ts'
import { tagOfLine } from '../page/tag.ts'
import { colours } from '../typeset/colours.ts'
import { type HeadingText, sizeInFace } from '../typeset/heading-face.ts'
import type { Palette } from '../typeset/palette.ts'
import { CharacterIcon, Moon, StepIcon, TeamMark } from './icons.tsx'
import { Box, Stack, TextLine, TextLines } from './primitives.tsx'

interface NightViewProps {
  style: NightStyle
  columns: readonly NightColumnPlan[]
  notes: HeadingText
  width: number
  palette: Palette
}

/** The columns of a night page: one for each night, or a single one. */
export const NightView = ({ columns, width, ...page }: NightViewProps) => (
  <Stack items={columns} style={{ gap: nightLayout.gutter, width }}>
    {plan => <Column {...page} plan={plan} />}
  </Stack>
)

/** All its boxes are positioned like the rows, because headings that aren't would be drawn, and read, before all rows. */
const Column = ({
  plan: { width, heading, rows, notes: notesHeight },
  style,
  notes,
  palette
}: Omit<NightViewProps, 'columns' | 'width'> & { plan: NightColumnPlan }) => (
  <Box style={{ flexDirection: 'column', width }}>
    <Box
      style={{ position: 'relative', height: nightHeadingHeight, gap: 6 }}
      annotation={heading.isContinued ? undefined : { bookmark: { title: heading.text, level: 1 } }}
    >
      <Box style={{ height: nightHeadingStyle.lead, alignItems: 'center' }}>
        <Moon night={heading.moon} size={14} />
      </Box>
      <TextLine
        text={heading.text}
        tag={heading.isContinued ? 'artifact' : 'h2'}
        face={heading.face}
        colour={palette.headingColour}
        size={sizeInFace(heading.face, nightHeadingStyle.size)}
        lead={nightHeadingStyle.lead}
      />
    </Box>
    <Stack items={rows} style={{ flexDirection: 'column', gap: style.rowGap }}>
      {row => <Row row={row} style={style} width={width} palette={palette} />}
    </Stack>
    {notesHeight > 0 && <Notes label={notes} height={notesHeight} width={width} />}
  </Box>
)

interface RowProps {
  row: NightRowPlan
  style: NightStyle
  width: number
  palette: Palette
}

/** Points that the text of a step moves down, so that its tint has equal space above and below. */
const stepDrop = 0.8

const Row = ({ row, style, width, palette }: RowProps) => {
  const { entry, icon } = row
  const isStep = entry.kind === 'step'
  const drop = isStep && style.names === 0 ? stepDrop : 0
  return (
    <Box
      style={{
        position: 'relative',
        width,
        height: row.height,
        ...(isStep && palette.stepFill ? { backgroundColor: palette.stepFill, borderRadius: 1.5 } : {})
      }}
      annotation={isStep ? undefined : { link: anchors.almanac(entry.id) }}
    >
      <Box
        style={{
          width: nightLayout.edge,
          height: row.height,
          ...(isStep ? {} : { backgroundColor: palette.teams[entry.character.team].mark })
        }}
      />
      <Box style={{ position: 'absolute', left: nightLayout.icon, top: style.padding + 0.5 }}>
        {row.nameLines.length > 0 && icon && <CharacterIcon icon={icon} size={style.icon} />}
        {row.nameLines.length > 0 && isStep && (
          <StepIcon step={entry.id} size={style.icon} teams={palette.teams} />
        )}
      </Box>
      <Box style={{ position: 'absolute', left: row.left - style.names, top: row.nameTop + drop }}>
        <Names row={row} style={style} palette={palette} />
      </Box>
      <Box style={{ position: 'absolute', left: row.left, top: row.top + drop }}>
        <TextLines lines={row.lines} style={style.text} tag="more" />
      </Box>
    </Box>
  )
}

const Names = ({ row: { entry, nameLines, face, teamName }, style, palette }: Omit<RowProps, 'width'>) => {
  if (entry.kind === 'step') {
    const nameStyle = { ...style.step, face, size: sizeInFace(face, style.step.size), colour: colours.ink }
    return (
      <Stack items={nameLines} style={{ flexDirection: 'column' }}>
        {(name, index) => <TextLine {...nameStyle} tag={tagOfLine('li', index)} text={name} />}
      </Stack>
    )
  }
  const { team } = entry.character
  const { mark, text } = palette.teams[team]
  return (
    <Stack items={nameLines} style={{ flexDirection: 'column' }}>
      {(name, index) => (
        <Box style={{ height: style.name.lead, alignItems: 'center', gap: 4 }}>
          <TextLine {...style.name} tag={tagOfLine('li', index)} text={name} face="bold" colour={text} />
          {index === nameLines.length - 1 && <TeamMark team={team} size={7} label={teamName} colour={mark} />}
        </Box>
      )}
    </Stack>
  )
}

const lineGap = 20

/** Ruled lines for the storyteller's notes. */
const Notes = ({ label, height, width }: { label: HeadingText; height: number; width: number }) => (
  <Box style={{ position: 'relative', flexDirection: 'column', paddingTop: 8 }}>
    <TextLine {...label} tag="h2" colour={colours.ink} />
    <Stack
      items={Array(Math.floor((height - label.lead - 12) / lineGap)).fill('')}
      style={{ flexDirection: 'column' }}
    >
      {() => (
        <Box style={{ height: lineGap, width, alignItems: 'flex-end' }}>
          <Box style={{ width, height: 0.5, backgroundColor: colours.hairline }} />
        </Box>
      )}
    </Stack>
  </Box>
)
