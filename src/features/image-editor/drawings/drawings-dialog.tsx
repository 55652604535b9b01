import './drawings.css'
import { useStore } from '@nanostores/react'
import { FilePlus2, Images } from 'lucide-react'
import type { Drawing } from '#core/drawing/drawing.ts'
import { limits } from '#core/limits.ts'
import { m } from '#i18n/messages.ts'
import { listDrawings } from '#stores/drawings/device-drawings.ts'
import { startDrawing } from '#stores/drawings/drawing-actions.ts'
import { $drawingsRevision } from '#stores/drawings/drawings-database.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { useAsync } from '#ui/use-async.ts'
import { RenameDialog } from '#views/rename-dialog.tsx'
import { DrawingRow } from './drawing-row.tsx'
import { drawingListText, drawingTitle, newDrawingText } from './drawing-texts.ts'
import { useDrawingList } from './use-drawing-list.ts'

/** The drawings of a kind on this device: to open, rename, duplicate and delete. */
export function DrawingsDialog({ kind, onClose }: { kind: Drawing['kind']; onClose: () => void }) {
  const list = useDrawingList(onClose)
  const revision = useStore($drawingsRevision)
  const read = useAsync(() => listDrawings(kind), [kind, revision]).latest
  const drawings = read?.ok ? read.value : undefined
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
        {read?.ok === false && <Banner tone="error">{m.drawings_list_blocked()}</Banner>}
        {list.problem && <Banner tone="error">{list.problem}</Banner>}
        {list.deleted && (
          <Banner
            key={list.deleted.id}
            tone="success"
            action={
              <Button small ref={focusButton} onClick={list.restoreDeleted}>
                {m.script_undo()}
              </Button>
            }
          >
            {m.drawings_deleted({ name: list.deleted.name })}
          </Banner>
        )}
        {drawings?.length === 0 && (
          <EmptyState icon={<Images />} title={noneText(kind)}>
            {m.drawings_none_text()}
          </EmptyState>
        )}
        {drawings && drawings.length > 0 && (
          <ul className="drawing-rows">
            {drawings.map(drawing => (
              <DrawingRow key={drawing.id} info={drawing} {...list.rowActions} />
            ))}
          </ul>
        )}
      </div>
      {list.renamed && (
        <RenameDialog
          name={drawingTitle(list.renamed.name, kind)}
          label={m.drawings_name()}
          limit={limits.drawing.name}
          onRename={list.rename}
          onClose={list.stopRenaming}
        />
      )}
    </Dialog>
  )
}

const noneText = (kind: Drawing['kind']) =>
  kind === 'icon' ? m.drawings_none_icon() : m.drawings_none_logo()

/** The menu that had the focus has gone with its row. */
const focusButton = (button: HTMLButtonElement | null) => button?.focus()
