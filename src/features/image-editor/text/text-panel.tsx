import './text-panel.css'
import { useStore } from '@nanostores/react'
import type { Layer, TextContent } from '#core/drawing/drawing.ts'
import { changeLayer } from '#core/drawing/layer-operations.ts'
import { fontKeyOf } from '#drawing/fonts.ts'
import { changeText } from '#drawing/text/change-text.ts'
import { changeDrawing } from '#stores/drawings/open-drawing.ts'
import { FontField } from './font-field.tsx'
import { LettersField } from './letters-field.tsx'
import { $fonts } from './loaded-fonts.ts'
import { TextShapeFields } from './text-shape-fields.tsx'

/** What changes a text layer: its letters, font, size, tracking and bend. */
export function TextPanel({ layer }: { layer: Layer & { content: TextContent } }) {
  const { content, id } = layer
  const { outlineText } = useStore($fonts)
  const change = (part: Partial<TextContent>) =>
    changeDrawing(
      drawing => changeLayer(drawing, id, each => changeText(each, part, outlineText)),
      `${id} ${Object.keys(part).join()}`
    )
  return (
    <div className="text-panel">
      <LettersField content={content} onChange={text => change({ text })} />
      <FontField value={fontKeyOf(content.font)} onChange={font => change({ font })} />
      <TextShapeFields content={content} onChange={change} />
    </div>
  )
}
