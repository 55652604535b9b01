import './almanac-screen.css'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Cast } from '#core/cast/cast.ts'
import { m } from '#i18n/messages.ts'
import { $cast } from '#stores/cast.ts'
import { SegmentedControl } from '#ui/fields/segmented-control.tsx'
import type { ScreenFrame } from '#ui/page/page-frame.tsx'
import { AlmanacPreview } from './almanac-preview.tsx'
import { readSelectedText, writeSelectedText } from './selected-text.ts'
import { TextEditor } from './text-editor.tsx'
import { TextList } from './text-list.tsx'
import { TextPicker } from './text-picker.tsx'

/** The texts of the almanac: list, editor and preview of the page that readers see. */
export function AlmanacScreen({ Frame }: { Frame: ScreenFrame }) {
  const cast = useStore($cast)
  return <Frame summary={cast && progressText(cast)}>{cast && <AlmanacWorkspace cast={cast} />}</Frame>
}

/** `2 of 25 characters have a text`; undefined for a script without characters. */
function progressText({ characters }: Cast) {
  const written = characters.filter(({ almanacDetails }) => almanacDetails.trim() !== '')
  return characters.length > 0
    ? m.almanac_progress({ written: written.length, count: characters.length })
    : undefined
}

function AlmanacWorkspace({ cast }: { cast: Cast }) {
  const [requestedId, setRequestedId] = useState(readSelectedText)
  const [view, setView] = useState<'write' | 'preview'>('write')
  const character = cast.characters.find(({ id }) => id === requestedId)
  // Undefined, which means the introduction, when the requested character left the script.
  const selectedId = character?.id
  const select = (id: string | undefined) => {
    setRequestedId(id)
    writeSelectedText(id)
  }
  return (
    <div className="almanac-workspace" data-view={view}>
      <div className="almanac-views">
        <SegmentedControl
          hideLabel
          even
          label={m.almanac_view()}
          value={view}
          onChange={setView}
          options={[
            { value: 'write', label: m.almanac_write() },
            { value: 'preview', label: m.almanac_preview() }
          ]}
        />
      </div>
      <div className="almanac-column">
        <TextList cast={cast} selectedId={selectedId} onSelect={select} />
      </div>
      <div className="almanac-text">
        <TextPicker
          title={character?.name ?? m.export_sheet_introduction()}
          cast={cast}
          selectedId={selectedId}
          onSelect={select}
        />
        <TextEditor key={selectedId ?? ''} character={character} introduction={cast.almanacIntroduction} />
      </div>
      <AlmanacPreview cast={cast} selectedId={selectedId} />
    </div>
  )
}
