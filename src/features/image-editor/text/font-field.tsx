import './font-field.css'
import { useStore } from '@nanostores/react'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { drawingFonts, type FontKey, fontKeys } from '#drawing/fonts.ts'
import { m } from '#i18n/messages.ts'
import { $fonts, loadFonts } from './loaded-fonts.ts'

interface FontFieldProps {
  value: FontKey
  onChange: (font: FontKey) => void
}

/** A list of the fonts, each name in its own letters. It loads the fonts when it is opened. */
export function FontField({ value, onChange }: FontFieldProps) {
  const name = useId()
  const [isOpen, setOpen] = useState(false)
  const toggle = (open: boolean) => {
    setOpen(open)
    if (open) void loadFonts(fontKeys)
  }
  return (
    <details className="font-field" open={isOpen} onToggle={event => toggle(event.currentTarget.open)}>
      <summary>
        <span className="font-field-label">{m.text_layer_font()}</span>
        <FontName font={value} />
        <ChevronDown />
      </summary>
      <fieldset>
        <legend className="unseen">{m.text_layer_font()}</legend>
        {isOpen &&
          fontKeys.map(font => (
            <label key={font}>
              <input
                type="radio"
                name={name}
                value={font}
                checked={font === value}
                onChange={() => onChange(font)}
              />
              <FontName font={font} />
            </label>
          ))}
      </fieldset>
    </details>
  )
}

/** The name of a font as outlines of the font itself; in the font of the page until it has loaded. */
function FontName({ font }: { font: FontKey }) {
  const { outlineText } = useStore($fonts)
  const { name } = drawingFonts[font]
  const outline = outlineText({
    kind: 'text',
    text: name,
    font,
    size: 24,
    tracking: 0,
    bend: 'none',
    bendAmount: 0
  })
  if (!outline) return <span>{name}</span>
  const { x, width } = outline.box
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox={`${x - outline.offset.x} -24 ${width} 34`}
      width={width}
      height="34"
      preserveAspectRatio="xMinYMid"
      className="font-field-name"
    >
      <path d={outline.d} />
    </svg>
  )
}
