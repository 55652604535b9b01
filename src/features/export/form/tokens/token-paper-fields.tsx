import { m } from '#i18n/messages.ts'
import type { PrintOptions } from '#print/print-options.ts'
import { tokenTextures } from '#print/token-options.ts'
import { paperColour } from '#print/typeset/readable-colour.ts'
import { SegmentedControl } from '#ui/fields/segmented-control.tsx'
import { changePrintOptions } from '../../print-preferences.ts'
import { CheckboxOption } from '../checkbox-option.tsx'
import { ColourField } from '../colour-field.tsx'
import { MoreOptions } from '../more-options.tsx'

/** The colour when the option is switched on. */
const defaultColour = '#e7d9b8'

/** Texture and colour of the paper of character tokens. */
export function TokenPaperFields({ options }: { options: PrintOptions }) {
  const { tokenTexture, tokenColour } = options
  const colour = tokenColour ?? defaultColour
  return (
    <MoreOptions field="token-paper" title={m.export_token_paper()} note={textureNames[tokenTexture]()}>
      <SegmentedControl
        label={m.export_token_texture()}
        options={tokenTextures.map(value => ({ value, label: textureNames[value]() }))}
        value={tokenTexture}
        onChange={texture => changePrintOptions({ tokenTexture: texture })}
      />
      <CheckboxOption
        label={m.export_token_colour()}
        checked={Boolean(tokenColour)}
        onChange={isOn => changePrintOptions({ tokenColour: isOn ? defaultColour : undefined })}
      >
        <ColourField
          label={m.export_token_colour_paper()}
          colour={colour}
          printed={paperColour(colour)}
          reason={m.export_token_colour_lightened()}
          onChange={value => changePrintOptions({ tokenColour: value })}
        />
      </CheckboxOption>
    </MoreOptions>
  )
}

const textureNames = {
  none: m.export_token_texture_none,
  parchment: m.export_token_texture_parchment
}
