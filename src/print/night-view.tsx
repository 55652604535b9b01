import { CharacterIcon, Moon, StepIcon, TeamMark } from './drawings.tsx'
import type { Palette } from './palette.ts'
import { colours } from './paper.ts'
import { type Label, type NightColumnPlan, type NightRowPlan, type NightType, sizeIn } from './plan.ts'
import { night, nightHeading } from './plan-night.ts'
import { places } from './spot.ts'
import { Box, Lines, Stack, Words } from './type-view.tsx'

interface NightViewProps {
  type: NightType
  columns: readonly NightColumnPlan[]
  notes: Label
  width: number
  palette: Palette
}

/** The two columns of a night page. */
export const NightView = ({ columns, width, ...page }: NightViewProps) => {
  const column = (width - night.gutter) / 2
  return (
    <Stack items={columns} style={{ gap: night.gutter, width }}>
      {plan => <Column {...page} plan={plan} width={column} />}
    </Stack>
  )
}

const Column = ({
  plan,
  type,
  notes,
  width,
  palette
}: Omit<NightViewProps, 'columns'> & { plan: NightColumnPlan }) => (
  <Box style={{ flexDirection: 'column', width }}>
    <Box
      style={{ height: nightHeading.lead + nightHeading.gap, gap: 6 }}
      annotation={plan.heading && { bookmark: { title: plan.heading.text, level: 1 } }}
    >
      {plan.heading && (
        <>
          <Box style={{ height: nightHeading.lead, alignItems: 'center' }}>
            <Moon night={plan.heading.moon} size={14} />
          </Box>
          <Words
            text={plan.heading.text}
            face={plan.heading.face}
            colour={palette.heading}
            size={sizeIn(plan.heading.face, nightHeading.size)}
            lead={nightHeading.lead}
          />
        </>
      )}
    </Box>
    <Stack items={plan.rows} style={{ flexDirection: 'column', gap: type.rowGap }}>
      {row => <Row row={row} type={type} width={width} palette={palette} />}
    </Stack>
    {plan.notes > 0 && <Notes label={notes} height={plan.notes} width={width} />}
  </Box>
)

interface RowProps {
  row: NightRowPlan
  type: NightType
  width: number
  palette: Palette
}

/** Points that the text of a step moves down, so that its tint has equal space above and below. */
const stepDrop = 0.8

const Row = ({ row, type, width, palette }: RowProps) => {
  const { entry, icon } = row
  const isStep = entry.kind === 'step'
  return (
    <Box
      style={{
        width,
        height: row.height,
        ...(isStep && palette.step ? { backgroundColor: palette.step, borderRadius: 1.5 } : {})
      }}
      annotation={isStep ? undefined : { link: places.almanac(entry.id) }}
    >
      <Box
        style={{
          width: night.edge,
          height: row.height,
          ...(isStep ? {} : { backgroundColor: palette.teams[entry.character.team].mark })
        }}
      />
      <Box
        style={{
          width: night.text - night.edge,
          paddingLeft: night.icon - night.edge,
          paddingTop: type.padding + 0.5
        }}
      >
        {row.names.length > 0 && icon && <CharacterIcon icon={icon} size={type.icon} />}
        {row.names.length > 0 && isStep && (
          <StepIcon step={entry.id} size={type.icon} teams={palette.teams} />
        )}
      </Box>
      <Box style={{ flexDirection: 'column', paddingTop: type.padding + (isStep ? stepDrop : 0) }}>
        <Names row={row} type={type} palette={palette} />
        <Lines lines={row.lines} type={type.text} />
      </Box>
    </Box>
  )
}

const Names = ({ row: { entry, names, face }, type, palette }: Omit<RowProps, 'width'>) => {
  if (entry.kind === 'step') {
    const nameStyle = { ...type.step, face, size: sizeIn(face, type.step.size), colour: colours.ink }
    return (
      <Stack items={names} style={{ flexDirection: 'column' }}>
        {name => <Words {...nameStyle} text={name} />}
      </Stack>
    )
  }
  const { team } = entry.character
  const { mark, text } = palette.teams[team]
  return (
    <Stack items={names} style={{ flexDirection: 'column' }}>
      {(name, index) => (
        <Box style={{ height: type.name.lead, alignItems: 'center', gap: 4 }}>
          <Words {...type.name} text={name} face="bold" colour={text} />
          {index === names.length - 1 && <TeamMark team={team} size={7} colour={mark} />}
        </Box>
      )}
    </Stack>
  )
}

const lineGap = 20

/** Ruled lines for the storyteller's notes. */
const Notes = ({ label, height, width }: { label: Label; height: number; width: number }) => (
  <Box style={{ flexDirection: 'column', paddingTop: 8 }}>
    <Words {...label} colour={colours.ink} />
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
