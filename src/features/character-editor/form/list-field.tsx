import { Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useEffectEvent, useId } from 'react'
import { m } from '#i18n/messages.ts'
import { sortableListLabels } from '#i18n/sortable-list-labels.ts'
import { notify } from '#stores/notice.ts'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { classNames } from '#ui/class-names.ts'
import type { FieldInfo } from '#ui/fields/field-frame.tsx'
import { SortableList } from '#ui/lists/sortable-list.tsx'
import { useRowKeys } from '#ui/lists/use-row-keys.ts'
import { useFirstItems } from '#views/limits/use-first-items.tsx'

export interface ListItem<Item> {
  item: Item
  /** From 0. */
  index: number
  name: string
  /** Just added; gets the focus. */
  isNew: boolean
  update: (item: Item) => void
  /** Error message of the item, or of one of its keys. */
  errorAt: (key?: string) => string | undefined
}

interface ListFieldProps<Item> {
  label: string
  info?: FieldInfo | undefined
  /** Hides the label visually when the heading of the section says the same. */
  hideLabel?: boolean
  help?: ReactNode
  value: readonly Item[]
  onChange: (value: Item[]) => void
  /** Called when the focus leaves a field of the list; starts validation. */
  onBlur: () => void
  errors: unknown
  maximum: number
  itemName: (number: number) => string
  renderItem: (item: ListItem<Item>) => ReactNode
  /** Label of the button that adds `blank`; `renderAdd` replaces this button. */
  addLabel: string
  blank: Item
  renderAdd?: ((add: (item: Item) => void, isFull: boolean) => ReactNode) | undefined
}

/** A sortable list of editable items. Removing one can be undone. A file may bring thousands, which are shown in parts. */
export function ListField<Item>(props: ListFieldProps<Item>) {
  const { label, help, value, onChange, onBlur, errors, maximum, itemName, renderItem } = props
  const id = useId()
  const rows = useRows(props)
  const { shown, note } = useFirstItems(rows.keys)
  const isFull = value.length >= maximum
  const error = errorMessageAt(errors, 'root')
  return (
    <fieldset className="editor-list" onBlur={onBlur} aria-describedby={`${id}-note`}>
      <legend className="unseen">{label}</legend>
      <div className="editor-list-head">
        {props.hideLabel ? <span>{error === undefined && help}</span> : <b aria-hidden="true">{label}</b>}
        {props.info?.(label)}
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
        items={shown}
        itemKey={key => key}
        itemName={key => itemName(rows.indexOfKey(key) + 1)}
        labels={sortableListLabels()}
        onMove={rows.move}
        rowClass={() => 'editor-row'}
        renderItem={(key, row) => {
          const index = rows.indexOfKey(key)
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
                  isNew: key === rows.addedKey,
                  update: next => onChange(value.with(index, next)),
                  errorAt: field =>
                    field === undefined ? errorMessageAt(errors, index) : errorMessageAt(errors, index, field)
                })}
              </div>
              <IconButton label={m.editor_remove({ name })} onClick={() => rows.remove(index, name)}>
                <Trash2 />
              </IconButton>
            </>
          )
        }}
      />
      {note}
      <div className="editor-add">
        {props.renderAdd ? (
          props.renderAdd(rows.add, isFull)
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

/** The rows of the list. Removing one can be undone. */
function useRows<Item>({ value, onChange }: ListFieldProps<Item>) {
  const rows = useRowKeys(value, onChange)
  const restore = useEffectEvent(rows.insert)
  return {
    ...rows,
    remove(index: number, name: string) {
      const removed = value[index]
      rows.remove(index)
      if (removed !== undefined) notify({ kind: 'itemRemoved', name }, () => restore(index, removed))
    }
  }
}

/** The error message at a path of react-hook-form's errors, whose shape differs for lists of records. */
export function errorMessageAt(errors: unknown, ...path: readonly (string | number)[]): string | undefined {
  let error = errors
  for (const key of path) error = isRecord(error) ? error[key] : undefined
  return isRecord(error) && typeof error.message === 'string' ? error.message : undefined
}

const isRecord = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null
