import { Search } from 'lucide-react'
import { useRef } from 'react'
import { limits } from '#core/limits.ts'
import { m } from '#i18n/messages.ts'
import { useShortcut } from '#ui/combobox-keys.ts'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import type { AskedList } from './use-saved-list.ts'

interface ListToolsProps<Sort extends AnySort> {
  /** The name of the search. */
  label: string
  sorts: readonly Sort[]
  asked: AskedList<Sort>
  onAsk: (change: Partial<AskedList<Sort>>) => void
}

/** Search and order of a list. */
export function ListTools<Sort extends AnySort>({ label, sorts, asked, onAsk }: ListToolsProps<Sort>) {
  const input = useRef<HTMLInputElement>(null)
  useShortcut('/', input)
  return (
    <search className="work-tools">
      <Field
        ref={input}
        hideLabel
        type="search"
        label={label}
        placeholder={label}
        icon={<Search />}
        after={<kbd className="combobox-shortcut">/</kbd>}
        aria-keyshortcuts="/"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={limits.saved.search}
        value={asked.search}
        onChange={search => onAsk({ search })}
        onKeyDown={event => event.key === 'Escape' && onAsk({ search: '' })}
      />
      <Select
        hideLabel
        label={m.work_sort()}
        options={sorts.map(sort => ({ value: sort, label: sortWords[sort]() }))}
        value={asked.sort}
        onChange={sort => onAsk({ sort })}
      />
    </search>
  )
}

const sortWords = {
  changed: m.work_sort_changed,
  name: m.work_sort_name,
  made: m.work_sort_made,
  size: m.images_sort_size
}

/** How any list of saved work can be sorted. */
export type AnySort = keyof typeof sortWords
