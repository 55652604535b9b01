import type { Ref } from 'react'
import type { Drawing } from '#core/drawing/drawing.ts'
import { m } from '#i18n/messages.ts'
import { SegmentedControl } from '#ui/fields/segmented-control.tsx'
import { Panel } from '#ui/page/page-frame.tsx'
import { AddPanel } from './add/add-panel.tsx'
import { LayerList } from './layers/layer-list.tsx'
import { PresetsPanel } from './logo/presets-panel.tsx'
import { Previews } from './preview/previews.tsx'
import { LayerProperties } from './properties/layer-properties.tsx'
import { VariantsPanel } from './variants/variants-panel.tsx'

/** What the editor shows beside the canvas, or below it. */
export type EditorPart = 'add' | 'layers' | 'style' | 'variants' | 'presets' | 'preview'

interface PartProps {
  kind: Drawing['kind']
  part: EditorPart
}

const partNames: Readonly<Record<EditorPart, () => string>> = {
  add: m.image_editor_add,
  layers: m.image_editor_layers,
  style: m.image_editor_style,
  variants: m.image_editor_variants,
  presets: m.image_editor_presets,
  preview: m.image_editor_preview
}

interface PartBarProps extends PartProps {
  /** Layers and style are one part. */
  isShort: boolean
  onChange: (part: EditorPart) => void
}

/** Chooses the part beside the canvas, or below it. */
export function PartBar({ kind, part, isShort, onChange }: PartBarProps) {
  const parts: readonly EditorPart[] = [
    'add',
    'layers',
    ...(isShort ? [] : (['style'] as const)),
    kind === 'icon' ? 'variants' : 'presets',
    'preview'
  ]
  return (
    <SegmentedControl
      className="image-editor-parts"
      label={m.image_editor_parts()}
      hideLabel
      even
      options={parts.map(value => ({ value, label: partNames[value]() }))}
      value={part}
      onChange={onChange}
    />
  )
}

/** One part, in its own scrolling area, which begins at its top. */
export const Part = ({
  isShort,
  ref,
  ...props
}: ContentProps & { isShort: boolean; ref: Ref<HTMLElement> }) => {
  const name = partNames[props.part]()
  const hasHeadings = props.part === 'layers' && isShort
  return (
    <section key={props.part} ref={ref} className="image-editor-part" aria-label={name} tabIndex={-1}>
      {!hasHeadings && <h2 className="unseen">{name}</h2>}
      {hasHeadings ? <LayersAndStyle /> : <PartContent {...props} />}
    </section>
  )
}

interface ContentProps extends PartProps {
  /** Called once a text is there to be typed. */
  onAddText: () => void
}

function PartContent({ kind, part, onAddText }: ContentProps) {
  switch (part) {
    case 'add':
      return <AddPanel kind={kind} onAddText={onAddText} />
    case 'layers':
      return <LayerList />
    case 'style':
      return <LayerProperties />
    case 'variants':
      return <VariantsPanel />
    case 'presets':
      return <PresetsPanel />
    case 'preview':
      return <Previews kind={kind} />
  }
}

const LayersAndStyle = () => (
  <div className="image-editor-layers">
    <Panel title={m.image_editor_layers()}>
      <LayerList />
    </Panel>
    <Panel title={m.image_editor_style()}>
      <LayerProperties />
    </Panel>
  </div>
)
