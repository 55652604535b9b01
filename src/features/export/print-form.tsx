import { useStore } from '@nanostores/react'
import { m } from '#i18n/messages.ts'
import { Segmented } from '#ui/segmented.tsx'
import { $printChoice, changeOptions } from './print-choice.ts'
import { PrintLanguages } from './print-languages.tsx'
import { PrintLook } from './print-look.tsx'
import { PrintPages } from './print-pages.tsx'

/** All print options. While they are disabled, the preview shows the reason. */
export function PrintForm({ isDisabled }: { isDisabled: boolean }) {
  const { options } = useStore($printChoice)
  const { paper, size, columns } = options
  return (
    <fieldset
      className="export-options"
      disabled={isDisabled}
      aria-describedby={isDisabled ? 'export-reason' : undefined}
    >
      <legend className="unseen">{m.export_sheet()}</legend>
      <Segmented
        label={m.export_paper()}
        options={[
          { value: 'a4', label: m.export_paper_a4() },
          { value: 'letter', label: m.export_paper_letter() }
        ]}
        value={paper}
        onChange={chosen => changeOptions({ paper: chosen })}
      />
      <PrintPages options={options} />
      <Segmented
        label={m.export_size()}
        options={[
          { value: 'full', label: m.export_size_full() },
          { value: 'half', label: m.export_size_half() }
        ]}
        value={size}
        onChange={chosen => changeOptions({ size: chosen })}
      />
      <Segmented
        label={m.export_columns()}
        options={[
          { value: '2', label: m.export_columns_two() },
          { value: '1', label: m.export_columns_one() }
        ]}
        value={columns === 1 ? '1' : '2'}
        onChange={chosen => changeOptions({ columns: chosen === '1' ? 1 : 2 })}
      />
      <PrintLook options={options} />
      <PrintLanguages />
    </fieldset>
  )
}
