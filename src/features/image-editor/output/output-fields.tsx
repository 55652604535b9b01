import type { Drawing } from '#core/drawing/drawing.ts'
import { teamVariants } from '#core/drawing/team-variants.ts'
import { m } from '#i18n/messages.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { SegmentedControl } from '#ui/fields/segmented-control.tsx'
import { Select } from '#ui/fields/select.tsx'
import { Switch } from '#ui/fields/switch.tsx'
import { fieldHelp } from '#views/field-help/field-help.tsx'
import { variants as allVariants, variantName } from '../variants/variant-name.ts'
import { listed } from './output-texts.ts'
import { scaleOf } from './render-images.ts'
import { chosenImageLayers } from './svg-obstacles.ts'
import type { Choices, Destination } from './use-choices.ts'

interface OutputFieldsProps {
  choices: Choices
  drawing: Drawing
}

/** Where the images go, which ones there are, and in which format. */
export const OutputFields = ({ choices, drawing }: OutputFieldsProps) => (
  <div className="output-fields">
    <DestinationFields choices={choices} />
    {drawing.kind === 'icon' && <VariantFields choices={choices} />}
    {choices.destination === 'files' && <FormatFields choices={choices} drawing={drawing} />}
    {choices.destination !== 'files' && <p className="output-help">{placeText(choices)}</p>}
  </div>
)

function DestinationFields({ choices }: { choices: Choices }) {
  const { destinations, destination, setDestination, characters, character, setCharacterId, isSignedIn } =
    choices
  return (
    <>
      <Select
        label={m.image_output_destination()}
        info={fieldHelp('image-destination')}
        help={isSignedIn ? undefined : m.image_output_sign_in()}
        options={destinations.map(value => ({ value, label: destinationText(value, choices) }))}
        value={destination}
        onChange={setDestination}
      />
      {destination === 'character' && character && (
        <Select
          label={m.image_output_character()}
          options={characters.map(({ id, name, kind }) => ({
            value: id,
            label: name || id,
            group: kind === 'custom' ? m.image_output_custom_group() : m.image_output_official_group()
          }))}
          value={character.id}
          onChange={setCharacterId}
        />
      )}
    </>
  )
}

function destinationText(destination: Destination, { target }: Choices): string {
  const texts: Record<Destination, () => string> = {
    form: () =>
      m.image_output_to_form({ name: (target?.kind === 'character' && target.name) || m.editor_unnamed() }),
    character: m.image_output_to_character,
    logo: m.image_output_to_logo,
    account: m.images_title,
    files: m.image_output_to_files
  }
  return texts[destination]()
}

/** A character has the images of its team, with or without those of the other sides; else the user chooses. */
function VariantFields({ choices }: { choices: Choices }) {
  const { team, hasOtherSides, setHasOtherSides, variants, toggleVariant } = choices
  if (team) {
    const { length } = teamVariants(team)
    if (length === 1) return null
    return (
      <Switch
        label={length === 2 ? m.image_output_other_side() : m.image_output_both_sides()}
        checked={hasOtherSides}
        onChange={setHasOtherSides}
      />
    )
  }
  return (
    <fieldset className="output-variants">
      <legend>{m.image_output_variants()}</legend>
      {allVariants.map(variant => (
        <Checkbox
          key={variant}
          label={variantName(variant)}
          checked={variants.includes(variant)}
          onChange={isChosen => toggleVariant(variant, isChosen)}
        />
      ))}
      {variants.length === 0 && <p role="alert">{m.image_output_variants_none()}</p>}
    </fieldset>
  )
}

/** Only drawings without images have a choice. */
function FormatFields({ choices, drawing }: OutputFieldsProps) {
  const { format, setFormat } = choices
  const images = chosenImageLayers(drawing, choices.variants)
  if (images.length === 0)
    return (
      <SegmentedControl
        label={m.image_output_format()}
        info={fieldHelp('image-format')}
        options={[
          { value: 'png', label: 'PNG' },
          { value: 'svg', label: 'SVG' }
        ]}
        value={format}
        onChange={setFormat}
      />
    )
  const names = images.map(
    layer => layer.name || m.image_output_layer({ number: drawing.layers.indexOf(layer) + 1 })
  )
  return <p className="output-help">{m.image_output_svg_impossible({ layers: listed(names) })}</p>
}

/** Where the images will be. Files say so themselves. */
function placeText({ isSignedIn }: Choices): string {
  return isSignedIn ? m.image_output_account_note() : m.image_output_device_note()
}

/** The size of the images in pixels. */
export function sizeText(drawing: Drawing): string {
  const scale = scaleOf(drawing)
  return m.image_output_png_size({
    width: Math.round(drawing.width * scale),
    height: Math.round(drawing.height * scale)
  })
}
