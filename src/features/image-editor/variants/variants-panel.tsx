import './variants.css'
import { useStore } from '@nanostores/react'
import { $openDrawing, $shownVariant } from '#stores/drawings/open-drawing.ts'
import { SelectedLayers } from './selected-layers.tsx'
import { VariantActions } from './variant-actions.tsx'
import { VariantChoice } from './variant-choice.tsx'
import { VariantColours } from './variant-colours.tsx'

/** The good, evil and neutral variants beside each other, and what differs in the shown one. */
export function VariantsPanel() {
  const { drawing } = useStore($openDrawing)
  const variant = useStore($shownVariant)
  return (
    <div className="variants">
      <VariantChoice />
      <VariantColours key={variant} drawing={drawing} variant={variant} />
      <SelectedLayers drawing={drawing} variant={variant} />
      <VariantActions drawing={drawing} variant={variant} />
    </div>
  )
}
