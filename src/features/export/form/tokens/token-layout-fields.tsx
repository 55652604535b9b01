import { m, pageLocale } from '#i18n/messages.ts'
import { type LabelSheetId, labelSheets } from '#print/label-sheets.ts'
import { type PrintOptions, tokenSizeLimits } from '#print/print-options.ts'
import { labelSheetOf, punchSizes, type TokenKind, tokenGapLimits, tokenMarks } from '#print/token-options.ts'
import { languageTags } from '#routes'
import { NumberField } from '#ui/fields/number-field.tsx'
import { SegmentedControl } from '#ui/fields/segmented-control.tsx'
import { Select } from '#ui/fields/select.tsx'
import { changePrintOptions } from '../../print-preferences.ts'
import { MoreOptions } from '../more-options.tsx'

/** How tokens fit a punch, a sheet of labels or a cutting machine. */
export const TokenLayoutFields = ({ options }: { options: PrintOptions }) => (
  <MoreOptions field="token-layout" title={m.export_token_layout()}>
    <SizeFields kind="character" options={options} />
    <SizeFields kind="reminder" options={options} />
    <NumberField
      className="export-number"
      label={m.export_token_gap()}
      range={tokenGapLimits}
      step={0.5}
      unit={m.export_millimetres()}
      value={options.tokenGap}
      onChange={tokenGap => changePrintOptions({ tokenGap })}
    />
    <SegmentedControl
      label={m.export_token_marks()}
      options={tokenMarks.map(value => ({ value, label: markNames[value]() }))}
      value={options.tokenMarks}
      onChange={marks => changePrintOptions({ tokenMarks: marks })}
    />
  </MoreOptions>
)

const markNames = {
  corners: m.export_token_marks_corners,
  line: m.export_token_marks_line,
  none: m.export_token_marks_none
}

/** The labels of a kind of tokens, else its punch. */
function SizeFields({ kind, options }: { kind: TokenKind; options: PrintOptions }) {
  const { sheet, size, limits, labels } = fieldsOf[kind]
  const sheets = sheetIds.filter(
    id => labelSheets[id].paper === options.paper && isWithin(labelSheets[id].diameter, limits)
  )
  const isOnLabels = labelSheetOf(kind, options) !== undefined
  return (
    <>
      <Select
        label={labels.sheet()}
        options={[
          { value: '', label: m.export_sheet_none() },
          ...sheets.map(id => ({ value: id, label: sheetName(id) }))
        ]}
        value={(isOnLabels && options[sheet]) || ''}
        onChange={id => changePrintOptions({ [sheet]: id || undefined })}
      />
      {!isOnLabels && (
        <Select
          label={labels.punch()}
          options={[
            { value: '', label: m.export_punch_none() },
            ...punchSizes
              .filter(punch => isWithin(punch, limits))
              .map(punch => ({ value: `${punch}`, label: punchName(punch) }))
          ]}
          value={punchSizes.some(punch => punch === options[size]) ? `${options[size]}` : ''}
          onChange={punch => punch && changePrintOptions({ [size]: Number(punch) })}
        />
      )}
    </>
  )
}

const fieldsOf = {
  character: {
    sheet: 'tokenSheet',
    size: 'tokenSize',
    limits: tokenSizeLimits.token,
    labels: { sheet: m.export_token_sheet, punch: m.export_token_punch }
  },
  reminder: {
    sheet: 'reminderSheet',
    size: 'reminderSize',
    limits: tokenSizeLimits.reminder,
    labels: { sheet: m.export_reminder_sheet, punch: m.export_reminder_punch }
  }
} as const

const sheetIds = Object.keys(labelSheets) as readonly LabelSheetId[]

const isWithin = (size: number, [min, max]: readonly [number, number]) => size >= min && size <= max

function sheetName(id: LabelSheetId): string {
  const { name, columns, rows, diameter } = labelSheets[id]
  return m.export_sheet_name({ name, count: columns * rows, size: formatLength(diameter) })
}

/** The size in millimetres, after inches if they are quarters. */
function punchName(size: number): string {
  const quarters = (size / 25.4) * 4
  if (!Number.isInteger(Math.round(quarters * 1e6) / 1e6))
    return m.export_punch_millimetres({ size: formatLength(size) })
  const whole = Math.floor(quarters / 4 + 1e-6)
  const inches = `${whole || ''}${['', '¼', '½', '¾'][Math.round(quarters) % 4]}`
  return m.export_punch_inches({ inches, size: formatLength(size) })
}

const formatLength = (millimetres: number) =>
  new Intl.NumberFormat(languageTags[pageLocale()], { maximumFractionDigits: 2 }).format(millimetres)
