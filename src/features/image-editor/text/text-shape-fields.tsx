import type { TextContent } from '#core/drawing/drawing.ts'
import { m } from '#i18n/messages.ts'
import { NumberField } from '#ui/fields/number-field.tsx'
import { SegmentedControl } from '#ui/fields/segmented-control.tsx'
import { fieldHelp } from '#views/field-help/field-help.tsx'

interface TextShapeFieldsProps {
  content: TextContent
  onChange: (change: Partial<TextContent>) => void
}

/** A bend that can be seen, for a text that had none. */
const firstAmount = 0.4

/** Size and tracking; the kind of bend, and its amount in percent. */
export function TextShapeFields({ content, onChange }: TextShapeFieldsProps) {
  const { size, tracking, bend, bendAmount } = content
  const changeKind = (kind: TextContent['bend']) =>
    onChange({ bend: kind, ...(kind !== 'none' && bendAmount === 0 && { bendAmount: firstAmount }) })
  return (
    <>
      <NumberField
        label={m.text_layer_size()}
        range={[4, 2000]}
        step={1}
        value={Math.round(size)}
        onChange={value => onChange({ size: value })}
      />
      <NumberField
        label={m.text_layer_tracking()}
        info={fieldHelp('letter-spacing')}
        range={[-200, 1000]}
        step={5}
        value={tracking}
        onChange={value => onChange({ tracking: value })}
      />
      <SegmentedControl
        label={m.text_layer_bend()}
        info={fieldHelp('bend')}
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
