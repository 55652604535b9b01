import type { Drawing, Variant } from '#core/drawing/drawing.ts'
import { buildDisplayList } from '#drawing/build-display-list.ts'
import { DisplayNodes } from '../canvas/display-nodes.tsx'
import { useOutlineText } from '../canvas/use-outline-text.ts'
import { usePictures } from '../canvas/use-pictures.ts'

interface VariantSymbolsProps {
  drawing: Drawing
  variants: readonly Variant[]
}

/** Id of the symbol with a variant of the open drawing. */
export const symbolId = (variant: Variant) => `drawn-${variant}`

/** Variants as symbols, which are painted once and shown in many places and sizes. */
export function VariantSymbols({ drawing, variants }: VariantSymbolsProps) {
  const pictures = usePictures(drawing)
  const outlineText = useOutlineText(drawing)
  return (
    <svg className="variant-symbols" width="0" height="0" aria-hidden="true">
      {variants.map(variant => (
        <symbol key={variant} id={symbolId(variant)} viewBox={`0 0 ${drawing.width} ${drawing.height}`}>
          <DisplayNodes nodes={buildDisplayList(drawing, variant, outlineText)} pictures={pictures} />
        </symbol>
      ))}
    </svg>
  )
}
