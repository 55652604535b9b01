import './text-panel.css'
import { useStore } from '@nanostores/react'
import { CaseUpper } from 'lucide-react'
import type { Layer, TextContent } from '#core/drawing/drawing.ts'
import { changeLayer } from '#core/drawing/layer-operations.ts'
import { limits } from '#core/limits.ts'
import { fontKeyOf } from '#drawing/fonts.ts'
import { changeText } from '#drawing/text/change-text.ts'
import { findFontsToLoad, findMissingLetters } from '#drawing/text/place-glyphs.ts'
import { m } from '#i18n/messages.ts'
import { changeDrawing } from '#stores/drawings/open-drawing.ts'
import { locale } from '#stores/navigation/builder-page.ts'
import { Button } from '#ui/buttons/button.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { BendFields } from './bend-fields.tsx'
import { FontFailure } from './font-failure.tsx'
import { FontField } from './font-field.tsx'
import { $fonts } from './loaded-fonts.ts'

/** What changes a text layer: its letters, font, size, tracking and bend. */
export function TextPanel({ layer }: { layer: Layer & { content: TextContent } }) {
  const { content, id } = layer
  const { fonts, outlineText } = useStore($fonts)
  const change = (part: Partial<TextContent>) =>
    changeDrawing(
      drawing => changeLayer(drawing, id, each => changeText(each, part, outlineText)),
      `${id} ${Object.keys(part).join()}`
    )
  const capitals = content.text.toLocaleUpperCase(locale)
  // Another font may still come that has them.
  const isComplete = findFontsToLoad(content.text, content.font, fonts).length === 0
  const missing = isComplete ? findMissingLetters(content.text, content.font, fonts) : []
  return (
    <div className="text-panel">
      <FontFailure />
      <TextInput
        label={m.text_layer_text()}
        limit={limits.drawing.text}
        maxLength={limits.drawing.text}
        value={content.text}
        error={missing.length > 0 && m.text_layer_missing({ letters: missing.join(' ') })}
        onChange={text => change({ text })}
      />
      <Button
        small
        icon={<CaseUpper />}
        disabled={capitals === content.text || capitals.length > limits.drawing.text}
        onClick={() => change({ text: capitals })}
      >
        {m.text_layer_capitals()}
      </Button>
      <FontField value={fontKeyOf(content.font)} onChange={font => change({ font })} />
      <NumberField
        label={m.text_layer_size()}
        range={[4, 2000]}
        step={1}
        value={Math.round(content.size)}
        onChange={size => change({ size })}
      />
      <NumberField
        label={m.text_layer_tracking()}
        range={[-200, 1000]}
        step={5}
        value={content.tracking}
        onChange={tracking => change({ tracking })}
      />
      <BendFields content={content} onChange={change} />
    </div>
  )
}
