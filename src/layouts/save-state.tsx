import { useStore } from '@nanostores/react'
import { Check, CloudOff, PencilLine, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SavingState } from '#core/saving.ts'
import { m } from '#i18n/messages.ts'
import { $saveState } from '#stores/delayed-storage.ts'
import { $shownSaving } from '#stores/shown-saving.ts'
import { classNames } from '#ui/class-names.ts'

interface Shown {
  icon?: ReactNode
  /** Its words, and shorter ones for a narrow bar. */
  words: string
  short?: string
  isFailing?: boolean
}

/** Whether the script is safe: in this browser, and for whoever is signed in, in the account. */
export function SaveState({ isShort }: { isShort?: boolean }) {
  const storage = useStore($saveState)
  const saving = useStore($shownSaving)
  const isBroken = storage === 'full' || storage === 'blocked'
  const isOfAccount = saving !== undefined && !isBroken
  const {
    icon,
    words,
    short = words,
    isFailing
  } = isOfAccount ? states[saving.state]() : inBrowser[storage]()
  return (
    <span
      className={classNames('save-state', isFailing && 'save-state-failing')}
      role={isOfAccount ? 'status' : undefined}
    >
      {icon}
      {isShort ? short : <Words words={words} short={isOfAccount ? short : words} />}
    </span>
  )
}

/** In the line of a page, the shorter words stand where the columns are not yet two. */
function Words({ words, short }: { words: string; short: string }) {
  if (short === words) return words
  return (
    <>
      <span className="from-lg">{words}</span>
      <span className="save-state-short">{short}</span>
    </>
  )
}

const notSaved = (): Shown => ({ icon: <TriangleAlert />, words: m.script_not_saved(), isFailing: true })

const inBrowser: Record<ReturnType<typeof $saveState.get>, () => Shown> = {
  saved: () => ({ icon: <Check />, words: m.script_saved(), short: m.script_saved_short() }),
  saving: () => ({ words: m.script_saving() }),
  full: notSaved,
  blocked: notSaved
}

const states: Record<SavingState, () => Shown> = {
  local: () => ({ icon: <PencilLine />, words: m.saving_local(), short: m.saving_local_short() }),
  unsaved: () => ({ icon: <PencilLine />, words: m.saving_unsaved(), short: m.saving_unsaved_short() }),
  saving: () => ({ words: m.script_saving() }),
  saved: () => ({ icon: <Check />, words: m.saving_saved(), short: m.script_saved_short() }),
  offline: () => ({ icon: <CloudOff />, words: m.saving_offline(), short: m.saving_offline_short() }),
  conflict: () => ({ icon: <TriangleAlert />, words: m.saving_conflict(), isFailing: true }),
  refused: notSaved
}
