import { useStore } from '@nanostores/react'
import { Check, CloudOff, PencilLine, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SaveState } from '#core/saving/document-link.ts'
import { m } from '#i18n/messages.ts'
import { $saveStatus } from '#stores/saving/save-status.ts'
import { $storageState } from '#stores/storage/delayed-storage.ts'
import { classNames } from '#ui/class-names.ts'

interface Status {
  icon?: ReactNode
  text: string
  /** Shorter text for narrow bars. */
  short?: string
  isFailing?: boolean
}

/** Where the open script is saved: in the account if signed in, otherwise in this browser. Storage failures come first. */
export function SaveStatusText({ isShort }: { isShort?: boolean }) {
  const storage = useStore($storageState)
  const saving = useStore($saveStatus)
  const isStorageFailing = storage === 'full' || storage === 'blocked'
  const isAccountStatus = saving !== undefined && !isStorageFailing
  const {
    icon,
    text,
    short = text,
    isFailing
  } = isAccountStatus ? accountStatus[saving.state]() : browserStatus[storage]()
  return (
    <span
      className={classNames('save-state', isFailing && 'save-state-failing')}
      role={isAccountStatus ? 'status' : undefined}
    >
      {icon}
      {isShort ? short : <ResponsiveText text={text} short={isAccountStatus ? short : text} />}
    </span>
  )
}

/** Shows the short text below the width where the page has two columns. */
function ResponsiveText({ text, short }: { text: string; short: string }) {
  if (short === text) return text
  return (
    <>
      <span className="from-lg">{text}</span>
      <span className="save-state-short">{short}</span>
    </>
  )
}

const notSaved = (): Status => ({ icon: <TriangleAlert />, text: m.script_not_saved(), isFailing: true })

const browserStatus: Record<ReturnType<typeof $storageState.get>, () => Status> = {
  saved: () => ({ icon: <Check />, text: m.script_saved(), short: m.script_saved_short() }),
  saving: () => ({ text: m.script_saving() }),
  full: notSaved,
  blocked: notSaved
}

const accountStatus: Record<SaveState, () => Status> = {
  local: () => ({ icon: <PencilLine />, text: m.saving_local(), short: m.saving_local_short() }),
  unsaved: () => ({ icon: <PencilLine />, text: m.saving_unsaved(), short: m.saving_unsaved_short() }),
  saving: () => ({ text: m.script_saving() }),
  saved: () => ({ icon: <Check />, text: m.saving_saved(), short: m.script_saved_short() }),
  checking: () => ({ text: m.saving_checking(), short: m.saving_checking_short() }),
  unchecked: () => ({ icon: <CloudOff />, text: m.saving_unchecked(), short: m.saving_unchecked_short() }),
  newer: () => ({
    icon: <TriangleAlert />,
    text: m.saving_newer(),
    short: m.saving_newer_short(),
    isFailing: true
  }),
  deleted: () => ({
    icon: <TriangleAlert />,
    text: m.saving_deleted(),
    short: m.saving_deleted_short(),
    isFailing: true
  }),
  offline: () => ({ icon: <CloudOff />, text: m.saving_offline(), short: m.saving_offline_short() }),
  conflict: () => ({ icon: <TriangleAlert />, text: m.saving_conflict(), isFailing: true }),
  refused: notSaved
}
