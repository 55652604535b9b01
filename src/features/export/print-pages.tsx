import { m } from '#i18n/messages.ts'
import { mostCopies, type PrintOptions, type PrintPart, printParts } from '#print/print-options.ts'
import { Segmented } from '#ui/segmented.tsx'
import { Choice } from './choice.tsx'
import { NumberField } from './number-field.tsx'
import { changeOptions, choosePlayersCopy, isOpenPart } from './print-choice.ts'
import { PrintTokens } from './print-tokens.tsx'

/** Which pages are printed, and how each kind of them. */
export function PrintPages({ options }: { options: PrintOptions }) {
  const { parts } = options
  const toggle = (part: PrintPart) => (isOn: boolean) =>
    changeOptions({ parts: printParts.filter(each => (each === part ? isOn : parts.includes(each))) })
  const choice = (part: PrintPart) => {
    const isOpen = isOpenPart(part, options)
    return {
      label: partNames[part](),
      help: isOpen ? undefined : m.export_storyteller_only(),
      checked: isOpen && parts.includes(part),
      disabled: !isOpen,
      onChange: toggle(part)
    }
  }
  return (
    <fieldset>
      <legend className="export-label">{m.export_pages()}</legend>
      <Choice {...choice('sheet')}>
        <Copies copies={options.copies} />
      </Choice>
      <Choice {...choice('back')}>
        {!parts.includes('sheet') && <Copies copies={options.copies} />}
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
      <Choice {...choice('night')}>
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
      <Choice {...choice('almanac')} />
      <Choice {...choice('tokens')}>
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

const Copies = ({ copies }: { copies: number }) => (
  <NumberField
    label={m.export_copies()}
    range={[1, mostCopies]}
    step={1}
    value={copies}
    onChange={wanted => changeOptions({ copies: wanted })}
  />
)
