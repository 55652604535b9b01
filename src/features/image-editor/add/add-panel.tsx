import './add-panel.css'
import { useState } from 'react'
import type { Drawing } from '#core/drawing/drawing.ts'
import { m } from '#i18n/messages.ts'
import { SegmentedControl } from '#ui/fields/segmented-control.tsx'
import { AddButtons } from './add-buttons.tsx'
import { CharacterIconSearch } from './character-icon-search.tsx'
import { OpenIconSearch } from './open-icon-search.tsx'

interface AddPanelProps {
  kind: Drawing['kind']
  /** Called once a text is there to be typed. */
  onAddText: () => void
}

/** Adds layers: icons of the open set, images, texts, frames, icons of official characters. */
export function AddPanel({ kind, onAddText }: AddPanelProps) {
  const [source, setSource] = useState<'icons' | 'characters'>('icons')
  return (
    <div className="add-panel">
      <AddButtons onAddText={onAddText} />
      <SegmentedControl
        label={m.icon_search_source()}
        hideLabel
        even
        options={[
          { value: 'icons', label: m.icon_search_icons() },
          { value: 'characters', label: m.icon_search_characters() }
        ]}
        value={source}
        onChange={setSource}
      />
      {source === 'icons' ? <OpenIconSearch kind={kind} /> : <CharacterIconSearch />}
      <p className="add-credit">
        <a href="https://game-icons.net">game-icons.net</a>,{' '}
        {m.about_credits_by({ names: m.about_credits_contributors() })},{' '}
        <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>
      </p>
    </div>
  )
}
