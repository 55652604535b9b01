import type { NightColumnPlan, NightRowPlan, NightStyle } from '../night/night-plan.ts'
import { nightHeadingStyle, nightLayout } from '../night/plan-night-sheets.ts'
import { anchors } from '../page/annotation.ts'
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

/** The two columns of a night page. */
export const NightView = ({ columns, width, ...page }: NightViewProps) => {
  const column = (width - nightLayout.gutter) / 2
  return (
    <Stack items={columns} style={{ gap: nightLayout.gutter, width }}>
      {plan => <Column {...page} plan={plan} width={column} />}
    </Stack>
  )
}

const Column = ({
  plan,
  style,
  notes,
  width,
  palette
}: Omit<NightViewProps, 'columns'> & { plan: NightColumnPlan }) => (
  <Box style={{ flexDirection: 'column', width }}>
    <Box
      style={{ height: nightHeadingStyle.lead + nightHeadingStyle.gap, gap: 6 }}
      annotation={plan.heading && { bookmark: { title: plan.heading.text, level: 1 } }}
    >
      {plan.heading && (
        <>
          <Box style={{ height: nightHeadingStyle.lead, alignItems: 'center' }}>
            <Moon night={plan.heading.moon} size={14} />
          </Box>
          <TextLine
            text={plan.heading.text}
            face={plan.heading.face}
            colour={palette.headingColour}
            size={sizeInFace(plan.heading.face, nightHeadingStyle.size)}
            lead={nightHeadingStyle.lead}
          />
        </>
      )}
    </Box>
    <Stack items={plan.rows} style={{ flexDirection: 'column', gap: style.rowGap }}>
      {row => <Row row={row} style={style} width={width} palette={palette} />}
    </Stack>
    {plan.notes > 0 && <Notes label={notes} height={plan.notes} width={width} />}
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
  return (
    <Box
      style={{
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
      <Box
        style={{
          width: nightLayout.text - nightLayout.edge,
          paddingLeft: nightLayout.icon - nightLayout.edge,
          paddingTop: style.padding + 0.5
        }}
      >
        {row.nameLines.length > 0 && icon && <CharacterIcon icon={icon} size={style.icon} />}
        {row.nameLines.length > 0 && isStep && (
          <StepIcon step={entry.id} size={style.icon} teams={palette.teams} />
        )}
      </Box>
      <Box style={{ flexDirection: 'column', paddingTop: style.padding + (isStep ? stepDrop : 0) }}>
        <Names row={row} style={style} palette={palette} />
        <TextLines lines={row.lines} style={style.text} />
      </Box>
    </Box>
  )
}

const Names = ({ row: { entry, nameLines, face }, style, palette }: Omit<RowProps, 'width'>) => {
  if (entry.kind === 'step') {
    const nameStyle = { ...style.step, face, size: sizeInFace(face, style.step.size), colour: colours.ink }
    return (
      <Stack items={nameLines} style={{ flexDirection: 'column' }}>
        {name => <TextLine {...nameStyle} text={name} />}
      </Stack>
    )
  }
  const { team } = entry.character
  const { mark, text } = palette.teams[team]
  return (
    <Stack items={nameLines} style={{ flexDirection: 'column' }}>
      {(name, index) => (
        <Box style={{ height: style.name.lead, alignItems: 'center', gap: 4 }}>
          <TextLine {...style.name} text={name} face="bold" colour={text} />
          {index === nameLines.length - 1 && <TeamMark team={team} size={7} colour={mark} />}
        </Box>
      )}
    </Stack>
  )
}

const lineGap = 20

/** Ruled lines for the storyteller's notes. */
const Notes = ({ label, height, width }: { label: HeadingText; height: number; width: number }) => (
  <Box style={{ flexDirection: 'column', paddingTop: 8 }}>
    <TextLine {...label} colour={colours.ink} />
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
