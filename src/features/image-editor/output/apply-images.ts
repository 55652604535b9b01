import type { Drawing, Variant } from '#core/drawing/drawing.ts'
import { m } from '#i18n/messages.ts'
import { setCharacterImages } from '#stores/drawings/character-images.ts'
import { returnImages } from '#stores/drawings/make-image.ts'
import { setLogo } from '#stores/metadata.ts'
import { chosenImageLayers } from './svg-obstacles.ts'
import type { Choices } from './use-choices.ts'

/** Whether the form that waits for an image is opened afterwards. */
const returnsToForm = ({ destination, target }: Choices) =>
  destination === 'form' || (destination === 'logo' && target?.kind === 'logo')

/** Opens the form that waits for an image with these; undefined when no form does. */
export function formToOpen(choices: Choices, addresses: readonly string[]): (() => void) | undefined {
  const { target } = choices
  return target && returnsToForm(choices) ? () => returnImages(target, addresses) : undefined
}

/** Uses stored images. Returns whether that was possible. */
export function applyImages({ destination, character }: Choices, addresses: readonly string[]): boolean {
  const [first] = addresses
  if (destination === 'logo' && first !== undefined) setLogo(first)
  return (
    destination !== 'character' || (character !== undefined && setCharacterImages(character.id, addresses))
  )
}

/** An SVG is chosen for a drawing that can have one. */
export const formatOf = ({ destination, format, variants }: Choices, drawing: Drawing) =>
  destination === 'files' && chosenImageLayers(drawing, variants).length === 0 ? format : 'png'

export const hasVisibleLayer = ({ layers, variants }: Drawing, chosen: readonly Variant[]) =>
  layers.some(
    ({ id, isHidden, isCutOut }) =>
      !isHidden &&
      !isCutOut &&
      (chosen.length === 0 || chosen.some(each => !variants[each].hidden.includes(id)))
  )

export function startText({ destination }: Choices): string {
  if (destination === 'files') return m.image_output_download()
  return destination === 'account' ? m.image_output_save() : m.image_output_use()
}

export function doneText({ destination, character, variants }: Choices): string {
  const count = variants.length
  if (destination === 'files') return m.image_output_done_files()
  if (destination === 'logo') return m.image_output_done_logo()
  if (destination === 'character')
    return m.image_output_done_character({ name: character?.name ?? '', count })
  return m.image_output_done_account({ count })
}
