import { useStore } from '@nanostores/react'
import { m } from '#i18n/messages.ts'
import type { PrintOptions } from '#print/print-options.ts'
import { tokenTextures } from '#print/token-options.ts'
import { paperColour } from '#print/typeset/readable-colour.ts'
import { SegmentedControl } from '#ui/fields/segmented-control.tsx'
import { $printPreferences, changePrintOptions } from '../../print-preferences.ts'
import { CheckboxOption } from '../checkbox-option.tsx'
import { ColourField } from '../colour-field.tsx'
import { MoreOptions } from '../more-options.tsx'
import { TokenImageField } from './token-image-field.tsx'

/** The colour when the option is switched on. */
const defaultColour = '#e7d9b8'

/** Texture, image and colour of the paper of character tokens. An image is in place of a texture. */
export function TokenPaperFields({ options }: { options: PrintOptions }) {
  const { tokenBackground } = useStore($printPreferences)
  const { tokenTexture, tokenColour } = options
  const colour = tokenColour ?? defaultColour
  const note = tokenBackground ? m.export_token_image : textureNames[tokenTexture]
  return (
    <MoreOptions field="token-paper" title={m.export_token_paper()} note={note()}>
      {!tokenBackground && (
        <SegmentedControl
          label={m.export_token_texture()}
          options={tokenTextures.map(value => ({ value, label: textureNames[value]() }))}
          value={tokenTexture}
          onChange={texture => changePrintOptions({ tokenTexture: texture })}
        />
      )}
      <TokenImageField chosen={tokenBackground} />
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
