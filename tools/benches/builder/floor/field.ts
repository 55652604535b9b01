import { createElement as h, type KeyboardEvent, useEffect, useRef, useState } from 'react'

export interface NamedCharacter {
  id: string
  name: string
}

/** A field that finds characters by name and adds the first one on Enter to the list below: the least that React needs. */
export function Field({ characters }: { characters: readonly NamedCharacter[] }) {
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  // What was typed before React started.
  useEffect(() => setQuery(input.current?.value ?? ''), [])
  const [added, setAdded] = useState<readonly NamedCharacter[]>([])
  const matches = query
    ? characters.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()))
    : []
  const addFirst = ({ key }: KeyboardEvent) => {
    const [first] = matches
    if (key !== 'Enter' || !first) return
    setAdded([...added, first])
    setQuery('')
  }
  return h(
    'main',
    null,
    h('h1', null, 'Add a character'),
    h('input', {
      ref: input,
      role: 'combobox',
      'aria-label': 'Add a character',
      'aria-expanded': matches.length > 0,
      'aria-controls': 'matches',
      value: query,
      onChange: event => setQuery(event.currentTarget.value),
      onKeyDown: addFirst
    }),
    h(
      'div',
      { role: 'listbox', id: 'matches' },
      matches.slice(0, 7).map(({ id, name }) => h('div', { role: 'option', key: id }, name))
    ),
    h(
      'ul',
      null,
      added.map(({ id, name }) => h('li', { key: id, 'data-handle': id }, name))
    )
  )
}
