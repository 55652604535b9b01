import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ListPage, SavedMark } from '#core/saved.ts'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Bin, type Deleted } from '#views/bin.tsx'

type DeletedItem = Pick<SavedMark, 'id' | 'name' | 'deletedAt'>

interface SavedBinProps {
  bin: ListPage<DeletedItem>
  /** The name of an item, or a placeholder. */
  nameOf: (item: DeletedItem) => string
  /** An additional line above the list. */
  note?: string
  /** Text of the confirmation; by default, that all versions are deleted too. */
  warning?: string
  onBringBack: (item: DeletedItem) => void
  onDeleteForever: (item: DeletedItem) => void
}

/** The bin of the account: brings items back, or deletes them for good after a confirmation. */
export function SavedBin({
  bin,
  nameOf,
  note,
  warning = m.work_forever_text(),
  onBringBack,
  onDeleteForever
}: SavedBinProps) {
  const [toDelete, setToDelete] = useState<DeletedItem>()
  const withItem = (callback: (item: DeletedItem) => void) => (deleted: Deleted) => {
    const item = bin.items.find(({ id }) => id === deleted.id)
    if (item) callback(item)
  }
  const close = () => setToDelete(undefined)
  return (
    <>
      <Bin
        note={note}
        deleted={bin.items.map(item => ({ id: item.id, name: nameOf(item), deletedAt: item.deletedAt ?? 0 }))}
        onReturn={withItem(onBringBack)}
        end={deleted => (
          <Button
            small
            variant="text"
            aria-label={m.work_forever_of({ title: deleted.name })}
            onClick={() => withItem(setToDelete)(deleted)}
          >
            {m.work_forever()}
          </Button>
        )}
      />
      {toDelete && (
        <Dialog
          title={m.work_forever_of({ title: nameOf(toDelete) })}
          closeLabel={m.notice_close()}
          onClose={close}
          width={440}
          footer={
            <>
              <Button onClick={close}>{m.import_cancel()}</Button>
              <Button
                variant="destructive"
                icon={<Trash2 />}
                onClick={() => {
                  close()
                  onDeleteForever(toDelete)
                }}
              >
                {m.work_forever()}
              </Button>
            </>
          }
        >
          <p>{warning}</p>
        </Dialog>
      )}
    </>
  )
}
