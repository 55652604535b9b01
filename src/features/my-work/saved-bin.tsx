import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ListPage, SavedMark } from '#core/saved.ts'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Bin, type Deleted } from '#views/bin.tsx'

type Binned = Pick<SavedMark, 'id' | 'name' | 'deletedAt'>

interface SavedBinProps {
  bin: ListPage<Binned>
  /** What it is called where it has no name. */
  nameOf: (one: Binned) => string
  /** A further line over the list. */
  note?: string
  /** What becomes of it when it goes for good, where that is not said of all versions. */
  warning?: string
  onReturn: (one: Binned) => void
  onForever: (one: Binned) => void
}

/** What was deleted from the account: to bring back, or to delete for good, which is asked first since nothing undoes it. */
export function SavedBin({
  bin,
  nameOf,
  note,
  warning = m.work_forever_text(),
  onReturn,
  onForever
}: SavedBinProps) {
  const [asked, setAsked] = useState<Binned>()
  const markOf = ({ id }: Deleted) => bin.items.find(each => each.id === id)
  const hand = (to: (one: Binned) => void) => (deleted: Deleted) => {
    const mark = markOf(deleted)
    if (mark) to(mark)
  }
  const close = () => setAsked(undefined)
  return (
    <>
      <Bin
        note={note}
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
          <p>{warning}</p>
        </Dialog>
      )}
    </>
  )
}
