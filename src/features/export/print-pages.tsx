import { m } from '#i18n/messages.ts'
import { mostCopies, type PrintOptions, type PrintPart, printParts } from '#print/print-options.ts'
import { Segmented } from '#ui/segmented.tsx'
import { Choice } from './choice.tsx'
import { NumberField } from './number-field.tsx'
import { changeOptions, choosePlayersCopy, isOpenPart } from './print-choice.ts'
import { PrintTokens } from './print-tokens.tsx'

/** Which parts are printed, with the options of each part. */
export function PrintPages({ options }: { options: PrintOptions }) {
  const { parts } = options
  const toggle = (part: PrintPart) => (isOn: boolean) =>
    changeOptions({ parts: printParts.filter(each => (each === part ? isOn : parts.includes(each))) })
  const propsOf = (part: PrintPart) => {
    const isAvailable = isOpenPart(part, options)
    return {
      label: partNames[part](),
      help: isAvailable ? undefined : m.export_storyteller_only(),
      checked: isAvailable && parts.includes(part),
      disabled: !isAvailable,
      onChange: toggle(part)
    }
  }
  return (
    <fieldset>
      <legend className="export-label">{m.export_pages()}</legend>
      <Choice {...propsOf('sheet')}>
        <CopiesField copies={options.copies} />
      </Choice>
      <Choice {...propsOf('back')}>
        {!parts.includes('sheet') && <CopiesField copies={options.copies} />}
        <Segmented
          label={m.export_back()}
          hideLabel
          options={[
            { value: 'information', label: m.export_back_information() },
            { value: 'cover', label: m.export_back_cover() }
          ]}
          value={options.back}
          onChange={back => changeOptions({ back })}
        />
      </Choice>
      <Choice {...propsOf('night')}>
        <Segmented
          label={m.export_nights()}
          hideLabel
          options={[
            { value: 'full', label: m.export_nights_full() },
            { value: 'compact', label: m.export_nights_compact() }
          ]}
          value={options.nights}
          onChange={nights => changeOptions({ nights })}
        />
      </Choice>
      <Choice {...propsOf('almanac')} />
      <Choice {...propsOf('tokens')}>
        <PrintTokens options={options} />
      </Choice>
      <Choice
        label={m.export_players_copy()}
        help={m.export_players_copy_help()}
        checked={options.playersCopy}
        onChange={choosePlayersCopy}
      />
    </fieldset>
  )
}

const partNames: Record<PrintPart, () => string> = {
  sheet: m.export_part_sheet,
  back: m.export_part_back,
  night: m.export_part_night,
  almanac: m.export_part_almanac,
  tokens: m.export_part_tokens
}

const CopiesField = ({ copies }: { copies: number }) => (
  <NumberField
    label={m.export_copies()}
    range={[1, mostCopies]}
    step={1}
    value={copies}
    onChange={value => changeOptions({ copies: value })}
  />
)
