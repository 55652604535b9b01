import { useStore } from '@nanostores/react'
import { memo } from 'react'
import type { Drawing, Variant } from '#core/drawing/drawing.ts'
import { buildDisplayList } from '#drawing/build-display-list.ts'
import { m } from '#i18n/messages.ts'
import { $shownVariant } from '#stores/drawings/open-drawing.ts'
import { DisplayNodes } from '../canvas/display-nodes.tsx'
import { useOutlineText } from '../canvas/use-outline-text.ts'
import { usePictures } from '../canvas/use-pictures.ts'
import { useSettledDrawing } from '../preview/use-settled-drawing.ts'
import { variantName, variants } from './variant-name.ts'

/** The variants beside each other. The chosen one is on the canvas. */
export function VariantChoice() {
  const drawing = useSettledDrawing()
  const shown = useStore($shownVariant)
  return (
    <fieldset className="variant-choice">
      <legend className="unseen">{m.icon_preview_shown()}</legend>
      {variants.map(variant => (
        <label key={variant}>
          <input
            className="unseen"
            type="radio"
            name="shown-variant"
            value={variant}
            checked={variant === shown}
            onChange={() => $shownVariant.set(variant)}
          />
          <VariantImage drawing={drawing} variant={variant} />
          <span>{variantName(variant)}</span>
        </label>
      ))}
    </fieldset>
  )
}

interface ImageProps {
  drawing: Drawing
  variant: Variant
}

/** Renders again only when the drawing stands still, not when another variant is chosen. */
const VariantImage = memo(function VariantImage({ drawing, variant }: ImageProps) {
  const pictures = usePictures(drawing)
  const nodes = buildDisplayList(drawing, variant, useOutlineText(drawing))
  return (
    <svg viewBox={`0 0 ${drawing.width} ${drawing.height}`} aria-hidden="true">
      <DisplayNodes nodes={nodes} pictures={pictures} />
    </svg>
  )
})
