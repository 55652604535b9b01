import './saved-list-frame.css'
import { Search } from 'lucide-react'
import { useRef } from 'react'
import { limits } from '#core/limits.ts'
import { m } from '#i18n/messages.ts'
import { Select } from '#ui/fields/select.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { useFocusKey } from '#ui/fields/use-combobox.ts'
import type { ListRequest } from './list-address.ts'

interface ListToolsProps<Sort extends SortKey> {
  /** Label of the search field. */
  label: string
  sorts: readonly Sort[]
  request: ListRequest<Sort>
  onChange: (change: Partial<ListRequest<Sort>>) => void
}

/** Search field and sort order of a list. */
export function ListTools<Sort extends SortKey>({ label, sorts, request, onChange }: ListToolsProps<Sort>) {
  const input = useRef<HTMLInputElement>(null)
  useFocusKey('/', input)
  return (
    <search className="work-tools">
      <TextInput
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
        maxLength={limits.documents.search}
        value={request.search}
        onChange={search => onChange({ search })}
        onKeyDown={event => event.key === 'Escape' && onChange({ search: '' })}
      />
      <Select
        hideLabel
        label={m.work_sort()}
        options={sorts.map(sort => ({ value: sort, label: sortLabels[sort]() }))}
        value={request.sort}
        onChange={sort => onChange({ sort })}
      />
    </search>
  )
}

const sortLabels = {
  changed: m.work_sort_changed,
  name: m.work_sort_name,
  made: m.work_sort_made,
  size: m.images_sort_size
}

/** All sort orders of the lists of saved work. */
export type SortKey = keyof typeof sortLabels
