import {
  AppWindow,
  CircleHelp,
  FileText,
  FolderHeart,
  type LucideIcon,
  SquareMousePointer,
  UserRound
} from 'lucide-react'
import { type MouseEvent, useEffect, useRef } from 'react'
import { keyText } from '#i18n/labels/key-names.ts'
import { m } from '#i18n/messages.ts'
import type { Command, CommandGroup } from './command.ts'
import type { FoundGroup } from './search/find-commands.ts'

interface CommandListProps {
  id: string
  groups: readonly FoundGroup[]
  chosen: Command | undefined
  onPick: (command: Command, event: MouseEvent) => void
}

/** Element id of a command's option. */
export const optionId = (listId: string, command: Command) => `${listId}-${command.id}`

/** The results in groups. The field keeps the focus, so the options can't be reached with Tab, as the ARIA pattern requires. */
export function CommandList({ id, groups, chosen, onPick }: CommandListProps) {
  const list = useRef<HTMLDivElement>(null)
  const isFirst = chosen === groups[0]?.commands[0]
  const wasMoved = useRef(false)
  useEffect(() => {
    // The first option is in view when the palette opens: scrolling would lay out the page before that paint.
    if (isFirst && !wasMoved.current) return
    wasMoved.current = true
    if (isFirst) list.current?.scrollTo({ top: 0 })
    else list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  })
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={m.palette_results()}
      className="palette-list"
      tabIndex={-1}
      // A click must not take the focus from the field.
      onMouseDown={event => event.preventDefault()}
    >
      {groups.map(({ group, commands }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be in a listbox
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <div id={`${id}-${group}`} className="palette-group" role="presentation">
            {groupTitle(group)}
          </div>
          {commands.map(command => (
            <Option
              key={command.id}
              id={optionId(id, command)}
              command={command}
              isChosen={command === chosen}
              onPick={onPick}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

interface OptionProps {
  id: string
  command: Command
  isChosen: boolean
  onPick: CommandListProps['onPick']
}

function Option({ id, command, isChosen, onPick }: OptionProps) {
  const { label, context, icon, keys, lang, group } = command
  const GroupIcon = groupIcons[group]
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are pressed in the field
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      className="palette-option"
      onClick={event => onPick(command, event)}
    >
      <span className="palette-icon" aria-hidden="true">
        {icon ?? <GroupIcon />}
      </span>
      <span className="palette-label">
        <span lang={lang}>{label}</span> {context && <small>{context}</small>}
      </span>
      {keys && <kbd className="palette-hint">{keyText(keys)}</kbd>}
    </div>
  )
}

const groupIcons: Readonly<Record<CommandGroup, LucideIcon>> = {
  actions: SquareMousePointer,
  screens: AppWindow,
  inScript: UserRound,
  official: UserRound,
  device: FileText,
  account: FolderHeart,
  help: CircleHelp
}

function groupTitle(group: FoundGroup['group']): string {
  switch (group) {
    case 'recent':
      return m.palette_group_recent()
    case 'actions':
      return m.palette_group_actions()
    case 'screens':
      return m.palette_group_screens()
    case 'inScript':
      return m.palette_group_in_script()
    case 'official':
      return m.shell_existing_characters()
    case 'device':
      return m.device_title()
    case 'account':
      return m.work_scripts()
    case 'help':
      return m.help_title()
  }
}
