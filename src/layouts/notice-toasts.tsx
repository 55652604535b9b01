import { useStore } from '@nanostores/react'
import { m } from '#i18n/messages.ts'
import { $notice, dismissNotice, type Notice, type ShownNotice } from '#stores/notice.ts'
import { undo } from '#stores/script.ts'
import { ToastRegion } from '#ui/toast-region.tsx'
import { noticeText } from './notice-text.ts'

/** What was just done, with its Undo. */
export function NoticeToasts() {
  const notice = useStore($notice)
  return (
    <ToastRegion
      label={m.notice_messages()}
      closeLabel={m.notice_close()}
      toasts={notice ? [toastOf(notice)] : []}
      onDismiss={dismissNotice}
    />
  )
}

const toastOf = (notice: ShownNotice) => ({
  id: String(notice.key),
  text: noticeText(notice),
  action: changesNothing(notice) ? undefined : { label: m.script_undo(), onAction: notice.undo ?? undo }
})

const changesNothing = ({ kind }: Notice) => silent.has(kind)

/** Notices of what cannot, or need not, be undone. */
const silent: ReadonlySet<Notice['kind']> = new Set([
  'copied',
  'present',
  'draftKept',
  'copiedFrom',
  'joined',
  'gone',
  'savedNew',
  'savesLater',
  'savedPrivate',
  'keptMine',
  'notSaved',
  'notKept'
])
