import { useStore } from '@nanostores/react'
import { m } from '#i18n/messages.ts'
import { $notice, type CurrentNotice, dismissNotice, type Notice } from '#stores/notice.ts'
import { undo } from '#stores/script.ts'
import { ToastRegion } from '#ui/feedback/toast-region.tsx'
import { useFocusRecovery } from '#ui/use-focus-recovery.ts'
import { noticeText } from './notice-text.ts'
import { UndoAnnouncement } from './undo-announcement.tsx'

/** The latest notice as a toast, with Undo where it applies. What was deleted or undone doesn't take the focus with it. */
export function NoticeToasts() {
  const notice = useStore($notice)
  useFocusRecovery()
  return (
    <>
      <ToastRegion
        label={m.notice_messages()}
        closeLabel={m.notice_close()}
        toasts={notice ? [toastOf(notice)] : []}
        onDismiss={dismissNotice}
      />
      <UndoAnnouncement />
    </>
  )
}

const toastOf = (notice: CurrentNotice) => ({
  id: String(notice.key),
  text: noticeText(notice),
  action: hasNoUndo(notice) ? undefined : { label: m.script_undo(), onAction: notice.undo ?? undo }
})

const hasNoUndo = (notice: Notice) =>
  withoutUndo.has(notice.kind) || (notice.kind === 'copiedTo' && notice.count === 0)

/** Notices about actions that can't or needn't be undone. */
const withoutUndo: ReadonlySet<Notice['kind']> = new Set([
  'copied',
  'alreadyAdded',
  'draftKept',
  'copiedFrom',
  'libraryImported',
  'imagesNotImported',
  'imagesNotUploaded',
  'deletedForever',
  'savedNew',
  'savedCharacters',
  'savedOffline',
  'savedPrivate',
  'keptMine',
  'notSaved',
  'visibilityNotChanged',
  'notStored',
  'publicMissing',
  'publicUnreadable',
  'notLoaded',
  'failed'
])
