import { m } from '#i18n/messages.ts'
import { maxCopies, type PrintOptions, type PrintPart } from '#print/print-options.ts'
import { NumberField } from '#ui/fields/number-field.tsx'
import { SegmentedControl } from '#ui/fields/segmented-control.tsx'
import { FieldHelp, fieldHelp } from '#views/field-help/field-help.tsx'
import { changePrintOptions, setPlayersCopy } from '../print-preferences.ts'
import { CheckboxOption } from './checkbox-option.tsx'
import { partProps } from './part-props.ts'
import { TokenFields } from './tokens/token-fields.tsx'

/** Which parts are printed, with the options of each part. */
export function PartFields({ options }: { options: PrintOptions }) {
  const { parts } = options
  const propsOf = (part: PrintPart) => partProps(part, options)
  return (
    <fieldset>
      <legend className="export-label">{m.export_pages()}</legend>
      <FieldHelp field="print-parts" label={m.export_pages()} />
      <CheckboxOption {...propsOf('sheet')}>
        <CopiesField copies={options.copies} />
      </CheckboxOption>
      <CheckboxOption {...propsOf('back')} info={fieldHelp('back-side')}>
        {!parts.includes('sheet') && <CopiesField copies={options.copies} />}
        <SegmentedControl
          label={m.export_back()}
          hideLabel
          options={[
            { value: 'information', label: m.export_back_information() },
            { value: 'cover', label: m.export_back_cover() }
          ]}
          value={options.back}
          onChange={back => changePrintOptions({ back })}
        />
      </CheckboxOption>
      <CheckboxOption {...propsOf('night')} info={fieldHelp('night-sheets')}>
        <SegmentedControl
          label={m.export_nights()}
          hideLabel
          options={[
            { value: 'full', label: m.export_nights_full() },
            { value: 'large', label: m.export_nights_large() },
            { value: 'compact', label: m.export_nights_compact() }
          ]}
          value={options.nights}
          onChange={nights => changePrintOptions({ nights })}
        />
      </CheckboxOption>
      <CheckboxOption {...propsOf('almanac')} />
      <CheckboxOption {...propsOf('tokens')}>
        <TokenFields options={options} />
      </CheckboxOption>
      <CheckboxOption {...propsOf('strips')}>
        <SegmentedControl
          label={m.export_part_strips()}
          hideLabel
          options={[
            { value: 'strip', label: m.export_strip_size_strip() },
            { value: 'card', label: m.export_strip_size_card() }
          ]}
          value={options.stripSize}
          onChange={stripSize => changePrintOptions({ stripSize })}
        />
      </CheckboxOption>
      <CheckboxOption
        label={m.export_sheet_jinxes()}
        info={fieldHelp('print-jinxes')}
        checked={options.jinxes}
        onChange={jinxes => changePrintOptions({ jinxes })}
      />
      <CheckboxOption
        label={m.export_sheet_house_rules()}
        info={fieldHelp('print-house-rules')}
        checked={options.houseRules}
        onChange={houseRules => changePrintOptions({ houseRules })}
      />
      <CheckboxOption
        label={m.export_players_copy()}
        info={fieldHelp('players-copy')}
        help={m.export_players_copy_help()}
        checked={options.playersCopy}
        onChange={setPlayersCopy}
      />
    </fieldset>
  )
}

const CopiesField = ({ copies }: { copies: number }) => (
  <NumberField
    className="export-number"
    label={m.export_copies()}
    info={fieldHelp('copies')}
    range={[1, maxCopies]}
    step={1}
    value={copies}
    onChange={value => changePrintOptions({ copies: value })}
  />
)
