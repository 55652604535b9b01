import './palette.css'
import { Search, X } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { m } from '#i18n/messages.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { SettledStatus } from '#ui/feedback/settled-status.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import type { Command } from './command.ts'
import { CommandList, optionId } from './command-list.tsx'
import { PalettePopover } from './palette-popover.tsx'
import { runCommand } from './run-command.ts'
import { useFoundCommands } from './use-found-commands.ts'

/** The command palette: one field that finds and runs commands (WAI-ARIA combobox with a list that is always open). */
export function PaletteDialog({ onClose }: { onClose: () => void }) {
  const [query, setQuery] = useState('')
  const [index, setIndex] = useState(0)
  const listId = useId()
  const { groups, hasFailed } = useFoundCommands(query)
  const found = groups.flatMap(({ commands }) => commands)
  const chosen = found[Math.min(index, found.length - 1)]

  const change = (next: string) => {
    setIndex(0)
    setQuery(next)
  }
  /** Closed first, so that the focus is back where it was: a command may open a dialog, which returns it there. */
  const run = (command: Command, inNewTab: boolean) => {
    flushSync(onClose)
    runCommand(command, inNewTab)
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    // As in menus, Tab leaves.
    if (event.key === 'Tab' && !event.shiftKey) return onClose()
    if (event.key === 'Enter') {
      if (chosen) run(chosen, event.ctrlKey || event.metaKey)
    } else {
      const target = targetOf(event.key, found.indexOf(chosen as Command), found.length, query !== '')
      if (target === undefined || found.length === 0) return
      setIndex(target)
    }
    event.preventDefault()
  }
  const status = statusText(query, found.length)
  return (
    <PalettePopover onClose={onClose}>
      <div className="palette-head">
        <TextInput
          tall
          hideLabel
          className="palette-field"
          label={m.palette_field()}
          placeholder={m.palette_placeholder()}
          icon={<Search />}
          value={query}
          onChange={change}
          onKeyDown={handleKey}
          role="combobox"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          aria-autocomplete="list"
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={chosen && optionId(listId, chosen)}
        />
        <IconButton label={m.notice_close()} className="palette-close" onClick={onClose}>
          <X />
        </IconButton>
      </div>
      <CommandList
        id={listId}
        groups={groups}
        chosen={chosen}
        onPick={(command, event: MouseEvent) => run(command, event.ctrlKey || event.metaKey)}
      />
      {found.length === 0 && <p className="palette-empty">{m.palette_none()}</p>}
      {hasFailed && query !== '' && <p className="palette-empty">{m.palette_scripts_failed()}</p>}
      <SettledStatus text={status} />
    </PalettePopover>
  )
}

/** Plurals are slow to form: not for the list that the palette opens with. */
const statusText = (query: string, count: number) => (query === '' ? '' : m.palette_found({ count }))

/** Home and End move the cursor while there is text. */
function targetOf(key: string, index: number, count: number, isTyping: boolean): number | undefined {
  if (key === 'ArrowDown') return (index + 1) % count
  if (key === 'ArrowUp') return (index - 1 + count) % count
  if (key === 'Home' && !isTyping) return 0
  if (key === 'End' && !isTyping) return count - 1
  if (key === 'PageDown') return Math.min(index + 8, count - 1)
  if (key === 'PageUp') return Math.max(index - 8, 0)
  return undefined
}
