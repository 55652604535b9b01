import { useState } from 'react'
import { limits } from '#core/limits.ts'
import type { DrawingInfo } from '#stores/drawings/device-drawings.ts'
import { deleteDrawing, duplicateDrawing, renameDrawing } from '#stores/drawings/drawing-actions.ts'
import { $drawingProblem } from '#stores/drawings/drawing-problem.ts'
import { openDeviceDrawing } from '#stores/drawings/open-drawing-of.ts'
import { notify } from '#stores/notice.ts'
import { drawingProblemText, drawingTitle } from './drawing-texts.ts'

interface DeletedDrawing {
  id: string
  name: string
  restore: () => Promise<void>
}

/** What the list of drawings does, and what it says about it. */
export function useDrawingList(onClose: () => void) {
  const [problem, setProblem] = useState<string>()
  const [deleted, setDeleted] = useState<DeletedDrawing>()
  const [renamed, setRenamed] = useState<DrawingInfo>()
  type Refusal = Parameters<typeof drawingProblemText>[0]
  const say = (result: { ok: true } | { ok: false; code: Refusal }) =>
    setProblem(result.ok ? undefined : drawingProblemText(result.code))

  function close() {
    // A modal dialog covers toasts, so Undo moves there when it closes.
    if (deleted) notify({ kind: 'removed', name: deleted.name }, () => void deleted.restore())
    onClose()
  }
  return {
    problem,
    deleted,
    renamed,
    close,
    stopRenaming: () => setRenamed(undefined),
    rename: async (name: string) => {
      if (renamed) say(await renameDrawing(renamed.id, name.slice(0, limits.drawing.name)))
    },
    restoreDeleted: async () => {
      await deleted?.restore()
      setDeleted(undefined)
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
      onDelete: async ({ id, name, kind }: DrawingInfo) => {
        const restore = await deleteDrawing(id)
        say(restore)
        setDeleted(restore.ok ? { id, name: drawingTitle(name, kind), restore: restore.value } : undefined)
      }
    }
  }
}
