import { Copy, RotateCcw } from 'lucide-react'
import type { Drawing, Variant } from '#core/drawing/drawing.ts'
import { copyFromGood, resetVariant } from '#core/drawing/variant-operations.ts'
import { m } from '#i18n/messages.ts'
import { changeDrawing } from '#stores/drawings/open-drawing.ts'
import { Button } from '#ui/buttons/button.tsx'

interface VariantActionsProps {
  drawing: Drawing
  variant: Variant
}

/** Makes a variant like the good one, or as in a new drawing. Undo brings it back. */
export const VariantActions = ({ drawing, variant }: VariantActionsProps) => (
  <div className="variant-actions">
    {variant !== 'good' && (
      <Button
        small
        icon={<Copy />}
        disabled={copyFromGood(drawing, variant) === drawing}
        onClick={() => changeDrawing(present => copyFromGood(present, variant))}
      >
        {m.icon_preview_copy_good()}
      </Button>
    )}
    <Button
      small
      icon={<RotateCcw />}
      disabled={resetVariant(drawing, variant) === drawing}
      onClick={() => changeDrawing(present => resetVariant(present, variant))}
    >
      {m.icon_preview_reset()}
    </Button>
  </div>
)
