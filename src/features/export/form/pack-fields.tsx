import { m } from '#i18n/messages.ts'
import { ownLines, type PrintOptions } from '#print/print-options.ts'
import { TextArea } from '#ui/fields/text-area.tsx'
import { FieldHelp, fieldHelp } from '#views/field-help/field-help.tsx'
import { changePrintOptions } from '../print-preferences.ts'
import { CheckboxOption } from './checkbox-option.tsx'
import { partProps } from './part-props.ts'

/** The parts of the storyteller's pack, with the texts that some of them have. */
export const PackFields = ({ options }: { options: PrintOptions }) => (
  <fieldset>
    <legend className="export-label">{m.export_pack()}</legend>
    <FieldHelp field="storyteller-pack" label={m.export_pack()} />
    <CheckboxOption {...partProps('infoCards', options)}>
      <TextArea
        label={m.export_card_texts()}
        info={fieldHelp('print-card-texts')}
        maxLength={ownLines.letters}
        value={options.cardTexts}
        onChange={cardTexts => changePrintOptions({ cardTexts })}
      />
    </CheckboxOption>
    <CheckboxOption {...partProps('bluffCard', options)} />
    <CheckboxOption {...partProps('playerCounts', options)} />
    <CheckboxOption {...partProps('seating', options)} />
    <CheckboxOption {...partProps('jinxCard', options)} />
    <CheckboxOption {...partProps('playerCards', options)} />
    <CheckboxOption {...partProps('tentCards', options)}>
      <TextArea
        label={m.export_player_names()}
        info={fieldHelp('print-player-names')}
        maxLength={ownLines.letters}
        value={options.playerNames}
        onChange={playerNames => changePrintOptions({ playerNames })}
      />
    </CheckboxOption>
  </fieldset>
)
