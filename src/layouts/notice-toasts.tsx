import { useStore } from '@nanostores/react'
import { m } from '#i18n/messages.ts'
import { $notice, dismissNotice, type Notice, type ShownNotice } from '#stores/notice.ts'
import { undo } from '#stores/script.ts'
import { ToastRegion } from '#ui/toast-region.tsx'

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
  text: words(notice),
  action: changesNothing(notice) ? undefined : { label: m.script_undo(), onAction: notice.undo ?? undo }
})

const changesNothing = ({ kind }: Notice) =>
  kind === 'copied' || kind === 'present' || kind === 'draftKept' || kind === 'copiedFrom'

function words(notice: Notice): string {
  switch (notice.kind) {
    case 'removed':
      return m.notice_removed({ name: notice.name })
    case 'added':
      return m.notice_added({ name: notice.name })
    case 'present':
      return m.notice_present({ name: notice.name })
    case 'imported':
      return m.notice_imported({ title: notice.title })
    case 'started':
      return m.notice_started()
    case 'sorted':
      return m.notice_sorted()
    case 'copied':
      return m.notice_copied()
    case 'ownNight':
      return m.night_now_own()
    case 'officialNight':
      return m.night_now_official()
    case 'sortedNight':
      return m.night_now_sorted()
    case 'ruleRemoved':
      return m.meta_rule_removed()
    case 'orderMended':
      return m.advice_done_order()
    case 'setupMarked':
      return m.advice_done_setup()
    case 'imagesMended':
      return m.advice_done_images()
    case 'changed':
      return m.editor_applied({ name: notice.name })
    case 'officialAgain':
      return m.editor_official_again({ name: notice.name })
    case 'itemRemoved':
      return m.editor_removed({ name: notice.name })
    case 'draftKept':
      return m.editor_draft_kept({ name: notice.name })
    case 'draftDiscarded':
      return m.editor_draft_discarded()
    case 'copiedFrom':
      return m.editor_copied({ name: notice.name })
    case 'jinxAdded':
      return m.jinxes_added()
    case 'jinxChanged':
      return m.jinxes_changed()
    case 'jinxRemoved':
      return m.jinxes_removed()
    case 'jinxOfficial':
      return m.jinxes_official_again()
  }
}
