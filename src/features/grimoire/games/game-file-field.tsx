import { FolderOpen } from 'lucide-react'
import { useRef } from 'react'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/buttons/button.tsx'
import { type DroppedContent, useDropAndPaste } from '#ui/use-drop-and-paste.ts'
import { fileLimit, type GameFileState } from './use-game-file.ts'

interface GameFileFieldProps {
  state: GameFileState
  onContent: (content: DroppedContent) => void
}

/** Takes a file with a game: chosen, dropped or pasted anywhere. */
export function GameFileField({ state, onContent }: GameFileFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const isDragging = useDropAndPaste(onContent)
  return (
    <>
      <p className="games-file-help">
        {isDragging ? m.import_drop_now() : m.game_file_help({ limit: fileLimit })}
      </p>
      <Button icon={<FolderOpen />} busy={state.kind === 'reading'} onClick={() => input.current?.click()}>
        {m.game_open_file()}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={m.game_open_file()}
        accept=".json,.txt,application/json,text/plain"
        onChange={event => {
          const [file] = event.target.files ?? []
          if (file) onContent({ kind: 'file', file })
          // Lets the user choose the same file again.
          event.target.value = ''
        }}
      />
    </>
  )
}
