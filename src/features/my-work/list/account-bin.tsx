import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { DocumentInfo, ListPage } from '#core/saving/document.ts'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Bin, type BinItem } from '#views/bin.tsx'
import { ListRange } from './list-range.tsx'
import { Pager } from './pager.tsx'

/** What the bin needs to know of an item. */
export type DeletedItem = Pick<DocumentInfo, 'id' | 'name' | 'deletedAt'>

interface SavedBinProps {
  bin: ListPage<DeletedItem>
  /** The name of an item, or a placeholder. */
  nameOf: (item: DeletedItem) => string
  /** An additional line above the list. */
  note?: string | undefined
  /** Text of the confirmation; by default, that all versions are deleted too. */
  warning?: string | undefined
  onBringBack: (item: DeletedItem) => void
  onDeleteForever: (item: DeletedItem) => void
  onPage: (page: number) => void
}

/** A page of the account's bin: brings items back, or deletes them for good after a confirmation. */
export function AccountBin({
  bin,
  nameOf,
  note,
  warning = m.work_delete_forever_text(),
  onBringBack,
  onDeleteForever,
  onPage
}: SavedBinProps) {
  const [toDelete, setToDelete] = useState<DeletedItem>()
  const withItem = (callback: (item: DeletedItem) => void) => (deleted: BinItem) => {
    const item = bin.items.find(({ id }) => id === deleted.id)
    if (item) callback(item)
  }
  const close = () => setToDelete(undefined)
  return (
    <>
      <Bin
        note={note}
        items={bin.items.map(item => ({ id: item.id, name: nameOf(item), deletedAt: item.deletedAt ?? 0 }))}
        onRestore={withItem(onBringBack)}
        end={deleted => (
          <Button
            small
            variant="destructive"
            aria-label={m.work_delete_forever_title({ title: deleted.name })}
            onClick={() => withItem(setToDelete)(deleted)}
          >
            {m.work_delete_forever()}
          </Button>
        )}
      />
      {bin.pages > 1 && <ListRange page={bin.page} count={bin.items.length} total={bin.total} />}
      <Pager label={m.work_bin_pages()} page={bin.page} pages={bin.pages} onPage={onPage} />
      {toDelete && (
        <Dialog
          title={m.work_delete_forever_title({ title: nameOf(toDelete) })}
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
                {m.work_delete_forever()}
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
