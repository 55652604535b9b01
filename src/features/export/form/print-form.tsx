import { useStore } from '@nanostores/react'
import { m } from '#i18n/messages.ts'
import { SegmentedControl } from '#ui/fields/segmented-control.tsx'
import { fieldHelp } from '#views/field-help/field-help.tsx'
import { $printPreferences, changePrintOptions } from '../print-preferences.ts'
import { AppearanceFields } from './appearance-fields.tsx'
import { LanguageFields } from './language-fields.tsx'
import { PackFields } from './pack-fields.tsx'
import { PartFields } from './part-fields.tsx'

/** All print options. While they are disabled, the preview shows the reason. */
export function PrintForm({ isDisabled }: { isDisabled: boolean }) {
  const { options } = useStore($printPreferences)
  const { paper, imposition, size, columns } = options
  return (
    <fieldset
      className="export-options"
      disabled={isDisabled}
      aria-describedby={isDisabled ? 'export-reason' : undefined}
    >
      <legend className="unseen">{m.export_sheet()}</legend>
      <SegmentedControl
        label={m.export_paper()}
        info={fieldHelp('paper')}
        options={[
          { value: 'a4', label: m.export_paper_a4() },
          { value: 'letter', label: m.export_paper_letter() }
        ]}
        value={paper}
        onChange={chosen => changePrintOptions({ paper: chosen })}
      />
      <PartFields options={options} />
      <PackFields options={options} />
      <SegmentedControl
        label={m.export_imposition()}
        info={fieldHelp('imposition')}
        options={[
          { value: 'none', label: m.export_imposition_none() },
          { value: 'booklet', label: m.export_imposition_booklet() }
        ]}
        value={imposition}
        onChange={chosen => changePrintOptions({ imposition: chosen })}
      />
      <SegmentedControl
        label={m.export_size()}
        info={fieldHelp('sheet-size')}
        options={[
          { value: 'full', label: m.export_size_full() },
          { value: 'half', label: m.export_size_half() },
          { value: 'large', label: m.export_size_large() }
        ]}
        value={size}
        onChange={chosen => changePrintOptions({ size: chosen })}
      />
      <SegmentedControl
        label={m.export_columns()}
        info={fieldHelp('columns')}
        options={[
          { value: '2', label: m.export_columns_two() },
          { value: '1', label: m.export_columns_one() }
        ]}
        value={columns === 1 ? '1' : '2'}
        onChange={chosen => changePrintOptions({ columns: chosen === '1' ? 1 : 2 })}
      />
      <AppearanceFields options={options} />
      <LanguageFields />
    </fieldset>
  )
}
