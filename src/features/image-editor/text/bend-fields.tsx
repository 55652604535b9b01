import type { TextContent } from '#core/drawing/drawing.ts'
import { m } from '#i18n/messages.ts'
import { NumberField } from '#ui/fields/number-field.tsx'
import { SegmentedControl } from '#ui/fields/segmented-control.tsx'

interface BendFieldsProps {
  content: TextContent
  onChange: (change: Partial<TextContent>) => void
}

/** A bend that can be seen, for a text that had none. */
const firstAmount = 0.4

/** The kind of bend, and its amount in percent. */
export function BendFields({ content: { bend, bendAmount }, onChange }: BendFieldsProps) {
  const changeKind = (kind: TextContent['bend']) =>
    onChange({ bend: kind, ...(kind !== 'none' && bendAmount === 0 && { bendAmount: firstAmount }) })
  return (
    <>
      <SegmentedControl
        label={m.text_layer_bend()}
        options={[
          { value: 'none', label: m.text_layer_bend_none() },
          { value: 'arc', label: m.text_layer_bend_arc() },
          { value: 'wave', label: m.text_layer_bend_wave() }
        ]}
        value={bend}
        onChange={changeKind}
      />
      {bend !== 'none' && (
        <>
          <NumberField
            label={m.text_layer_amount()}
            range={[-100, 100]}
            step={1}
            unit="%"
            value={Math.round(bendAmount * 100)}
            onChange={percent => onChange({ bendAmount: percent / 100 })}
          />
          <p className="text-panel-help">{m.text_layer_amount_help()}</p>
        </>
      )}
    </>
  )
}
