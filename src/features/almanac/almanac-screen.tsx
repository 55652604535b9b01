import './almanac-screen.css'
import { useStore } from '@nanostores/react'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { Cast } from '#core/cast.ts'
import { m } from '#i18n/messages.ts'
import { $cast } from '#stores/cast.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { ScreenFrame } from '#ui/page-frame.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { Preview } from './preview.tsx'
import { TextEditor } from './text-editor.tsx'
import { TextList } from './text-list.tsx'

/** The almanac's texts, and beside them the page that readers see. */
export function AlmanacScreen({ Frame }: { Frame: ScreenFrame }) {
  const cast = useStore($cast)
  return <Frame summary={cast && writtenText(cast)}>{cast && <Desk cast={cast} />}</Frame>
}

/** `2 of 25 characters have a text`; nothing of a script that has nobody. */
function writtenText({ characters }: Cast) {
  const written = characters.filter(({ almanacDetails }) => almanacDetails.trim() !== '')
  return characters.length > 0
    ? m.almanac_written({ written: written.length, count: characters.length })
    : undefined
}

function Desk({ cast }: { cast: Cast }) {
  const [chosenId, setChosen] = useState<string>()
  const [view, setView] = useState<'write' | 'preview'>('write')
  const character = cast.characters.find(({ id }) => id === chosenId)
  const chosen = character?.id
  return (
    <div className="almanac-desk" data-view={view}>
      <div className="almanac-views">
        <Segmented
          hideLabel
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
        <TextList cast={cast} chosen={chosen} onChoose={setChosen} />
      </div>
      <div className="almanac-write">
        <Choose
          title={character?.name ?? m.export_sheet_introduction()}
          cast={cast}
          chosen={chosen}
          onChoose={setChosen}
        />
        <TextEditor key={chosen ?? ''} character={character} introduction={cast.almanacIntroduction} />
      </div>
      <Preview cast={cast} chosen={chosen} />
    </div>
  )
}

interface ChooseProps {
  title: string
  cast: Cast
  chosen: string | undefined
  onChoose: (id: string | undefined) => void
}

/** The list of texts as a dialog, where there is no room for it beside the editor. */
function Choose({ title, onChoose, ...list }: ChooseProps) {
  const [isOpen, setOpen] = useState(false)
  const choose = (id: string | undefined) => {
    setOpen(false)
    onChoose(id)
  }
  return (
    <div className="almanac-choose">
      <Button icon={<ChevronDown />} onClick={() => setOpen(true)}>
        <span className="unseen">{m.almanac_choose()}: </span>
        {title}
      </Button>
      {isOpen && (
        <Dialog title={m.almanac_texts()} closeLabel={m.almanac_close()} onClose={() => setOpen(false)}>
          <TextList {...list} onChoose={choose} />
        </Dialog>
      )}
    </div>
  )
}
