import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { SavedMark, SavedPage } from '#core/saved.ts'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Bin, type Deleted } from '#views/bin.tsx'

interface SavedBinProps {
  bin: SavedPage<unknown>
  nameOf: (mark: SavedMark) => string
  onReturn: (mark: SavedMark) => void
  onForever: (mark: SavedMark) => void
}

/** What was deleted from the account: to bring back, or to delete for good, which is asked first since nothing undoes it. */
export function SavedBin({ bin, nameOf, onReturn, onForever }: SavedBinProps) {
  const [asked, setAsked] = useState<SavedMark>()
  const markOf = ({ id }: Deleted) => bin.items.find(each => each.id === id)
  const hand = (to: (mark: SavedMark) => void) => (deleted: Deleted) => {
    const mark = markOf(deleted)
    if (mark) to(mark)
  }
  const close = () => setAsked(undefined)
  return (
    <>
      <Bin
        deleted={bin.items.map(mark => ({ id: mark.id, name: nameOf(mark), deletedAt: mark.deletedAt ?? 0 }))}
        onReturn={hand(onReturn)}
        end={deleted => (
          <Button
            small
            variant="text"
            aria-label={m.work_forever_of({ title: deleted.name })}
            onClick={() => hand(setAsked)(deleted)}
          >
            {m.work_forever()}
          </Button>
        )}
      />
      {asked && (
        <Dialog
          title={m.work_forever_of({ title: nameOf(asked) })}
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
                  onForever(asked)
                }}
              >
                {m.work_forever()}
              </Button>
            </>
          }
        >
          <p>{m.work_forever_text()}</p>
        </Dialog>
      )}
    </>
  )
}
