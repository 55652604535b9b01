import { Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { m } from '#i18n/messages.ts'
import { moveWords } from '#i18n/move-words.ts'
import { notify } from '#stores/notice.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { moveItem } from '#ui/row-moves.ts'
import { SortableList } from '#ui/sortable-list.tsx'
import { messageAt } from './messages-at.ts'

export interface ListItem<Item> {
  item: Item
  /** From 0. */
  index: number
  name: string
  /** Was just added: takes the focus. */
  isNew: boolean
  write: (item: Item) => void
  /** What is wrong with it, or with one key of it. */
  errorAt: (key?: string) => string | undefined
}

interface ListFieldProps<Item> {
  label: string
  /** The section's heading says it already. */
  hideLabel?: boolean
  help?: ReactNode
  value: readonly Item[]
  onChange: (value: Item[]) => void
  /** The list was left: it may be checked now. */
  onBlur: () => void
  errors: unknown
  maximum: number
  itemName: (number: number) => string
  renderItem: (item: ListItem<Item>) => ReactNode
  /** What adds an item; unless given, a button that adds `blank`. */
  addLabel: string
  blank: Item
  adder?: ((add: (item: Item) => void, isFull: boolean) => ReactNode) | undefined
}

/** A list of the character: items are added, written, put in order and removed, which can be undone. */
export function ListField<Item>(props: ListFieldProps<Item>) {
  const { label, help, value, onChange, onBlur, errors, maximum, itemName, renderItem } = props
  const id = useId()
  const rows = useRows(props)
  const isFull = value.length >= maximum
  const error = messageAt(errors, 'root')
  return (
    <fieldset className="editor-list" onBlur={onBlur} aria-describedby={`${id}-note`}>
      <legend className="unseen">{label}</legend>
      <div className="editor-list-head">
        {props.hideLabel ? <span>{error === undefined && help}</span> : <b aria-hidden="true">{label}</b>}
        <span className={value.length > maximum ? 'editor-count-over' : 'editor-count'}>
          {value.length} / {maximum}
        </span>
      </div>
      <p
        id={`${id}-note`}
        className={classNames('editor-list-note', error !== undefined && 'editor-list-error')}
      >
        {error ?? (props.hideLabel ? undefined : help)}
      </p>
      <SortableList
        label={label}
        items={rows.keys}
        itemKey={key => key}
        itemName={key => itemName(rows.placeOf(key) + 1)}
        words={moveWords()}
        onMove={(from, to) => {
          rows.move(from, to)
          onChange(moveItem(value, from, to))
        }}
        rowClass={() => 'editor-row'}
        renderItem={(key, row) => {
          const index = rows.placeOf(key)
          const item = value[index]
          if (item === undefined) return null
          const name = itemName(index + 1)
          return (
            <>
              {row.handle}
              <div className="editor-row-fields">
                {renderItem({
                  item,
                  index,
                  name,
                  isNew: key === rows.added,
                  write: next => onChange(value.with(index, next)),
                  errorAt: at => (at === undefined ? messageAt(errors, index) : messageAt(errors, index, at))
                })}
              </div>
              <IconButton label={m.editor_remove({ name })} onClick={() => rows.remove(index, name)}>
                <Trash2 />
              </IconButton>
            </>
          )
        }}
      />
      <div className="editor-add">
        {props.adder ? (
          props.adder(rows.add, isFull)
        ) : (
          <Button
            variant="text"
            icon={<Plus />}
            aria-disabled={isFull || undefined}
            aria-describedby={`${id}-full`}
            onClick={isFull ? undefined : () => rows.add(props.blank)}
          >
            {props.addLabel}
          </Button>
        )}
        <span id={`${id}-full`}>{isFull && m.editor_full({ maximum })}</span>
      </div>
    </fieldset>
  )
}

/** Rows keep their keys while they are written and moved, since two may read the same. */
function useRows<Item>({ value, onChange }: ListFieldProps<Item>) {
  const keys = useRef<readonly string[]>([])
  const last = useRef(0)
  const [added, setAdded] = useState<string>()
  const latest = useRef(value)
  latest.current = value

  // The form may have been filled anew behind our back.
  while (keys.current.length < value.length) keys.current = [...keys.current, `row ${last.current++}`]
  if (keys.current.length > value.length) keys.current = keys.current.slice(0, value.length)

  return {
    keys: keys.current,
    /** The key of the row that was added last. */
    added,
    placeOf: (key: string) => keys.current.indexOf(key),
    add: (item: Item) => {
      setAdded(`row ${last.current}`)
      onChange([...value, item])
    },
    move: (from: number, to: number) => {
      keys.current = moveItem(keys.current, from, to)
    },
    remove: (index: number, name: string) => {
      const gone = value[index]
      keys.current = keys.current.toSpliced(index, 1)
      onChange(value.toSpliced(index, 1))
      if (gone === undefined) return
      notify({ kind: 'itemRemoved', name }, () => {
        keys.current = keys.current.toSpliced(index, 0, `row ${last.current++}`)
        onChange(latest.current.toSpliced(index, 0, gone))
      })
    }
  }
}
