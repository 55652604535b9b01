import './text-panel.css'
import type { FrameContent, Layer } from '#core/drawing/drawing.ts'
import { changeLayer } from '#core/drawing/layer-operations.ts'
import { m } from '#i18n/messages.ts'
import { changeDrawing } from '#stores/drawings/open-drawing.ts'
import { NumberField } from '#ui/fields/number-field.tsx'
import { Select } from '#ui/fields/select.tsx'

const styleNames: Readonly<Record<FrameContent['style'], () => string>> = {
  line: m.text_layer_frame_line,
  double: m.text_layer_frame_double,
  notched: m.text_layer_frame_notched,
  rounded: m.text_layer_frame_rounded,
  oval: m.text_layer_frame_oval,
  banner: m.text_layer_frame_banner,
  shield: m.text_layer_frame_shield
}

const styles = Object.keys(styleNames) as FrameContent['style'][]

/** What changes a frame: its style, size and line. */
export function FramePanel({ layer }: { layer: Layer & { content: FrameContent } }) {
  const { content, id } = layer
  const change = (part: Partial<FrameContent>) =>
    changeDrawing(
      drawing => changeLayer(drawing, id, each => ({ ...each, content: { ...content, ...part } })),
      `${id} ${Object.keys(part).join()}`
    )
  return (
    <div className="text-panel">
      <Select
        label={m.text_layer_frame()}
        options={styles.map(value => ({ value, label: styleNames[value]() }))}
        value={content.style}
        onChange={style => change({ style })}
      />
      <NumberField
        label={m.text_layer_width()}
        range={[4, 4000]}
        step={1}
        value={Math.round(content.width)}
        onChange={width => change({ width })}
      />
      <NumberField
        label={m.text_layer_height()}
        range={[4, 4000]}
        step={1}
        value={Math.round(content.height)}
        onChange={height => change({ height })}
      />
      <NumberField
        label={m.text_layer_line()}
        range={[0, 200]}
        step={0.5}
        value={Math.round(content.line * 2) / 2}
        onChange={line => change({ line })}
      />
      <p className="text-panel-help">{m.text_layer_line_help()}</p>
    </div>
  )
}
