import './drawings.css'
import { FilePlus2 } from 'lucide-react'
import type { Drawing } from '#core/drawing/drawing.ts'
import { m } from '#i18n/messages.ts'
import { startDrawing } from '#stores/drawings/drawing-actions.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { DrawingList } from './drawing-list.tsx'
import { RenameDrawing } from './drawing-name.tsx'
import { drawingListText, newDrawingText } from './drawing-texts.ts'
import { useDrawingList } from './use-drawing-list.ts'

/** The drawings of a kind on this device: to open, rename, duplicate and delete. */
export function DrawingsDialog({ kind, onClose }: { kind: Drawing['kind']; onClose: () => void }) {
  const list = useDrawingList(kind, onClose)
  const { drawings, deleted } = list
  const startNew = () => {
    startDrawing(kind)
    list.close()
  }
  return (
    <Dialog
      title={drawingListText(kind)}
      closeLabel={m.notice_close()}
      onClose={list.close}
      width={680}
      footer={
        <Button icon={<FilePlus2 />} onClick={startNew}>
          {newDrawingText(kind)}
        </Button>
      }
    >
      <div className="drawings">
        {list.isBlocked && <Banner tone="error">{m.drawings_list_blocked()}</Banner>}
        {list.problem && <Banner tone="error">{list.problem}</Banner>}
        {deleted && (
          <Banner
            key={deleted.id}
            tone="success"
            action={
              <Button small ref={focusButton} onClick={list.restoreDeleted}>
                {m.script_undo()}
              </Button>
            }
          >
            {m.drawings_deleted({ name: deleted.name })}
          </Banner>
        )}
        {drawings && <DrawingList kind={kind} drawings={drawings} {...list.rowActions} />}
      </div>
      {list.renamed && (
        <RenameDrawing
          name={list.renamed.name}
          kind={kind}
          onRename={list.rename}
          onClose={list.stopRenaming}
        />
      )}
    </Dialog>
  )
}

/** The menu that had the focus has gone with its row. */
const focusButton = (button: HTMLButtonElement | null) => button?.focus()
