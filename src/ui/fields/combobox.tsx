import './combobox.css'
import { Search } from 'lucide-react'
import { type ReactNode, type Ref, useEffect, useId, useImperativeHandle, useRef } from 'react'
import { SettledStatus } from '../feedback/settled-status.tsx'
import { TextInput } from './text-input.tsx'
import { useCombobox, useFocusKey } from './use-combobox.ts'

export interface ComboboxProps<Item> {
  label: string
  placeholder?: string | undefined
  /** The text in the field. The caller holds it and finds the items for it. */
  query: string
  onQueryChange: (query: string) => void
  /** Matches, best first; the first one is chosen. The list stays closed while the query is empty. */
  items: readonly Item[]
  itemKey: (item: Item) => string
  renderItem: (item: Item, isChosen: boolean) => ReactNode
  /** Called on Enter or a click on an item. The field is cleared and keeps the focus. */
  onPick: (item: Item) => void
  /** Shown when nothing matches. */
  emptyText: ReactNode
  /** Announced after a pause in typing and shown at the end of the list's footer: `9 characters match`. */
  status: string
  /** Help on keys at the start of the list's footer, from 900 px on. */
  keysHelp?: ReactNode
  /** Name of the Enter key, shown on the chosen item. */
  pickKey: string
  /** A key that focuses the field from anywhere outside of fields; default `/`. */
  shortcut?: string | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

/** A search field with a list of matches (WAI-ARIA combobox with listbox). Arrows choose, Enter picks, Escape clears. */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const { items, itemKey, emptyText, status, keysHelp, shortcut = '/' } = props
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const choices = useCombobox(props)
  const { chosen, isVisible } = choices
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(props.ref, () => input.current)
  useFocusKey(shortcut, input)

  const pick = (item: Item) => {
    choices.pick(item)
    input.current?.focus()
  }
  return (
    <div className="combobox">
      <TextInput
        ref={input}
        tall
        hideLabel
        label={props.label}
        placeholder={props.placeholder}
        icon={<Search />}
        after={<kbd className="combobox-shortcut">{shortcut}</kbd>}
        value={props.query}
        onChange={choices.change}
        onFocus={choices.open}
        onBlur={choices.close}
        onKeyDown={choices.handleKey}
        role="combobox"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="done"
        aria-autocomplete="list"
        aria-expanded={isVisible}
        aria-controls={listId}
        aria-activedescendant={isVisible && chosen ? `${listId}-${itemKey(chosen)}` : undefined}
        aria-keyshortcuts={shortcut}
      />
      {/* A click in the list must not take the focus from the field. */}
      <div className="combobox-drop" hidden={!isVisible} onPointerDown={event => event.preventDefault()}>
        <Options {...props} id={listId} chosen={chosen} onPick={pick} />
        {items.length === 0 && <p className="combobox-empty">{emptyText}</p>}
        <div className="combobox-foot">
          <span className="combobox-keys">{keysHelp}</span>
          <span aria-hidden="true">{status}</span>
        </div>
      </div>
      <SettledStatus text={isVisible ? status : ''} />
    </div>
  )
}

type OptionsProps<Item> = Pick<
  ComboboxProps<Item>,
  'label' | 'items' | 'itemKey' | 'renderItem' | 'onPick' | 'pickKey'
> & {
  id: string
  chosen: Item | undefined
}

function Options<Item>({
  id,
  label,
  items,
  itemKey,
  renderItem,
  onPick,
  pickKey,
  chosen
}: OptionsProps<Item>) {
  const list = useRef<HTMLDivElement>(null)
  const isScrolled = useRef(false)
  const isFirst = chosen === items[0]
  useEffect(() => {
    // While the user types, the first item is chosen and in view: scrolling would lay out the page before each paint.
    if (!chosen || (isFirst && !isScrolled.current)) return
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
    isScrolled.current = !isFirst
  }, [chosen, isFirst])
  const noteScroll = () => {
    isScrolled.current = list.current?.scrollTop !== 0
  }

  return (
    // The field keeps the focus, so the options can't be reached with Tab, as the ARIA pattern requires.
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      className="combobox-options"
      tabIndex={-1}
      onScroll={noteScroll}
    >
      {items.map(item => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are pressed in the field
        <div
          key={itemKey(item)}
          id={`${id}-${itemKey(item)}`}
          role="option"
          tabIndex={-1}
          aria-selected={item === chosen}
          className="combobox-option"
          data-pick-key={pickKey}
          onClick={() => onPick(item)}
        >
          {renderItem(item, item === chosen)}
        </div>
      ))}
    </div>
  )
}
