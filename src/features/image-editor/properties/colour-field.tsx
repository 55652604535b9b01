import { useStore } from '@nanostores/react'
import { SwatchBook } from 'lucide-react'
import { useId, useState } from 'react'
import { m } from '#i18n/messages.ts'
import { $openDrawing } from '#stores/drawings/open-drawing.ts'
import { $recentColours, addRecentColour } from '#stores/drawings/recent-colours.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { Menu } from '#ui/menus/menu.tsx'
import type { MenuItem } from '#ui/menus/menu-popover.tsx'
import { variantName, variants } from '../variants/variant-name.ts'

interface ColourFieldProps {
  label: string
  /** Six hexadecimal digits: `#85171a`. */
  value: string
  onChange: (colour: string) => void
}

/** The browser's colour picker, the colour as a code, and a menu with the game's colours and recent ones. */
export function ColourField({ label, value, onChange }: ColourFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const changeCode = (text: string) => {
    setTyped(text)
    const code = `#${text.trim().replace(/^#/, '').toLowerCase()}`
    if (/^#[0-9a-f]{6}$/.test(code)) onChange(code)
  }
  const leave = () => {
    setTyped(undefined)
    addRecentColour(value)
  }
  const pick = (colour: string) => {
    onChange(colour)
    addRecentColour(colour)
  }
  return (
    <div className="colour-field">
      <label htmlFor={id}>{label}</label>
      <div>
        <input
          id={id}
          type="color"
          value={value}
          onChange={event => onChange(event.target.value)}
          onBlur={() => addRecentColour(value)}
        />
        <TextInput
          label={m.image_editor_colour_code({ colour: label })}
          hideLabel
          className="colour-field-code"
          value={typed ?? value}
          onChange={changeCode}
          onBlur={leave}
          spellCheck={false}
          autoCapitalize="off"
        />
        <ColourMenu label={label} onPick={pick} />
      </div>
    </div>
  )
}

function ColourMenu({ label, onPick }: { label: string; onPick: (colour: string) => void }) {
  const { variants: colours } = useStore($openDrawing).drawing
  const recent = useStore($recentColours)
  const named: readonly (readonly [string, string])[] = [
    ...variants.map(variant => [variantName(variant), colours[variant].from] as const),
    [m.team_one_fabled(), '#d4af37'],
    [m.team_one_loric(), '#3f6f2a'],
    [m.image_editor_black(), '#000000'],
    [m.image_editor_white(), '#ffffff'],
    [m.image_editor_paper(), '#f6ecd6']
  ]
  const item = (name: string, colour: string): MenuItem => ({
    id: name,
    label: name,
    icon: <span className="colour-swatch" style={{ background: colour }} />,
    onSelect: () => onPick(colour)
  })
  const items = [
    ...named.map(([name, colour]) => item(name, colour)),
    ...recent.map((colour, index) => ({ ...item(colour, colour), separated: index === 0 }))
  ]
  const name = m.image_editor_colour_choices({ colour: label })
  return (
    <Menu label={name} items={items}>
      {trigger => (
        <IconButton label={name} {...trigger}>
          <SwatchBook />
        </IconButton>
      )}
    </Menu>
  )
}
