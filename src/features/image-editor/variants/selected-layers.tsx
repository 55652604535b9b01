import { useStore } from '@nanostores/react'
import type { Drawing, Fill, Variant } from '#core/drawing/drawing.ts'
import { leaveOutLayers, leftOutLayers, setVariantFill } from '#core/drawing/variant-operations.ts'
import { m } from '#i18n/messages.ts'
import { $selection, changeDrawing } from '#stores/drawings/open-drawing.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Select } from '#ui/fields/select.tsx'
import { Switch } from '#ui/fields/switch.tsx'
import { ColourInput } from './colour-input.tsx'
import { variantName } from './variant-name.ts'

interface SelectedLayersProps {
  drawing: Drawing
  variant: Variant
}

/** Whether a variant has the selected layers, and in which fill. */
export function SelectedLayers({ drawing, variant }: SelectedLayersProps) {
  const selection = useStore($selection)
  const ids = drawing.layers.map(({ id }) => id).filter(id => selection.includes(id))
  const leftOut = leftOutLayers(drawing, variant)
  const leaveOut = (layers: readonly string[], isLeftOut: boolean) =>
    changeDrawing(present => leaveOutLayers(present, variant, layers, isLeftOut))
  return (
    <section className="variant-layers" aria-label={m.icon_preview_selected_layers()}>
      {ids.length === 0 ? (
        <p className="variant-help">{m.icon_preview_select_layers()}</p>
      ) : (
        <>
          <Switch
            label={m.icon_preview_leave_out({ variant: variantName(variant) })}
            checked={ids.every(id => leftOut.includes(id))}
            onChange={isLeftOut => leaveOut(ids, isLeftOut)}
          />
          <OwnFill drawing={drawing} variant={variant} ids={ids} />
        </>
      )}
      {leftOut.length > 0 && (
        <div className="variant-left-out">
          <p>{m.icon_preview_left_out({ count: leftOut.length })}</p>
          <Button small onClick={() => leaveOut(leftOut, false)}>
            {m.icon_preview_show_all()}
          </Button>
        </div>
      )}
    </section>
  )
}

/** What a new fill of its own is. */
const newFills = {
  team: { kind: 'team' },
  flat: { kind: 'flat', colour: '#231c15' },
  original: { kind: 'original' }
} as const satisfies Record<string, Fill>

/** The fill of the selected layers in this variant alone: that of the first one, if they differ. */
function OwnFill({ drawing, variant, ids }: SelectedLayersProps & { ids: readonly string[] }) {
  const [first = ''] = ids
  const fill = drawing.variants[variant].fills[first]
  const hasImage = drawing.layers.some(({ id, content }) => ids.includes(id) && content.kind === 'image')
  const change = (next: Fill | undefined, field?: string) =>
    changeDrawing(present => setVariantFill(present, variant, ids, next), field)
  return (
    <>
      <Select
        label={m.icon_preview_own_fill({ variant: variantName(variant) })}
        options={[
          { value: '', label: m.icon_preview_common_fill() },
          { value: 'team', label: m.icon_preview_variant_fill() },
          { value: 'flat', label: m.icon_preview_flat_fill() },
          ...(hasImage ? [{ value: 'original', label: m.icon_preview_original_fill() } as const] : []),
          ...(fill?.kind === 'gradient'
            ? [{ value: 'gradient', label: m.icon_preview_gradient_fill() } as const]
            : [])
        ]}
        value={fill?.kind ?? ''}
        onChange={kind => kind !== 'gradient' && change(kind === '' ? undefined : newFills[kind])}
      />
      {fill?.kind === 'flat' && (
        <ColourInput
          label={m.icon_preview_flat_fill()}
          value={fill.colour}
          onChange={colour => change({ kind: 'flat', colour }, `variant ${variant} fill ${ids.join()}`)}
        />
      )}
    </>
  )
}
