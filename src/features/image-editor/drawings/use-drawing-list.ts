import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Drawing } from '#core/drawing/drawing.ts'
import type { Result } from '#core/result.ts'
import { type DrawingInfo, listDrawings } from '#stores/drawings/device-drawings.ts'
import { deleteDrawing, duplicateDrawing, renameDrawing } from '#stores/drawings/drawing-actions.ts'
import { $drawingProblem, type DrawingProblem } from '#stores/drawings/drawing-problem.ts'
import { $drawingsRevision } from '#stores/drawings/drawings-database.ts'
import { openDeviceDrawing } from '#stores/drawings/open-drawing-of.ts'
import { notify } from '#stores/notice.ts'
import { useAsync } from '#ui/use-async.ts'
import { drawingProblemText, drawingTitle } from './drawing-texts.ts'

interface DeletedDrawing {
  id: string
  name: string
  restore: () => Promise<Result<undefined, DrawingProblem>>
}

/** What the list of drawings does, and what it says about it. */
export function useDrawingList(kind: Drawing['kind'], onClose: () => void) {
  const revision = useStore($drawingsRevision)
  const read = useAsync(() => listDrawings(kind), [kind, revision]).latest
  const [problem, setProblem] = useState<string>()
  const [deleted, setDeleted] = useState<DeletedDrawing>()
  const [renamed, setRenamed] = useState<DrawingInfo>()
  const say = (result: Result<unknown, DrawingProblem>) =>
    setProblem(result.ok ? undefined : drawingProblemText(result.code))

  function close() {
    // A modal dialog covers toasts, so Undo moves there when it closes.
    if (deleted) notify({ kind: 'removed', name: deleted.name }, () => void restoreLater(deleted))
    onClose()
  }
  return {
    /** Undefined until they are read, and if they can't be. */
    drawings: read?.ok ? read.value : undefined,
    isBlocked: read?.ok === false,
    problem,
    deleted,
    renamed,
    close,
    stopRenaming: () => setRenamed(undefined),
    rename: async (name: string) => {
      if (renamed) say(await renameDrawing(renamed.id, name))
    },
    restoreDeleted: async () => {
      const restored = await deleted?.restore()
      if (restored) say(restored)
      if (restored?.ok) setDeleted(undefined)
    },
    rowActions: {
      onOpen: async ({ id }: DrawingInfo) => {
        const opened = await openDeviceDrawing(id)
        say(opened)
        if (!opened.ok) return
        $drawingProblem.set(undefined)
        close()
      },
      onRename: setRenamed,
      onCopy: async ({ id, name }: DrawingInfo) => say(await duplicateDrawing(id, name)),
      onDelete: async ({ id, name }: DrawingInfo) => {
        const restore = await deleteDrawing(id)
        say(restore)
        setDeleted(restore.ok ? { id, name: drawingTitle(name, kind), restore: restore.value } : undefined)
      }
    }
  }
}

/** From the notice, when the list is closed: the editor says why it isn't possible. */
async function restoreLater({ restore }: DeletedDrawing) {
  const restored = await restore()
  if (!restored.ok) $drawingProblem.set(restored.code)
}
