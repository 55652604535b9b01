import { useStore } from '@nanostores/react'
import { Check, TriangleAlert } from 'lucide-react'
import { m } from '#i18n/messages.ts'
import { $saveState } from '#stores/delayed-storage.ts'
import { classNames } from '#ui/class-names.ts'

/** Whether the script is safe in this browser. */
export function SaveState({ isShort }: { isShort?: boolean }) {
  const state = useStore($saveState)
  const isFailing = state === 'full' || state === 'blocked'
  return (
    <span className={classNames('save-state', isFailing && 'save-state-failing')}>
      {state === 'saved' && <Check />}
      {isFailing && <TriangleAlert />}
      {words(state, isShort)}
    </span>
  )
}

function words(state: ReturnType<typeof $saveState.get>, isShort?: boolean) {
  if (state === 'saving') return m.script_saving()
  if (state !== 'saved') return m.script_not_saved()
  return isShort ? m.script_saved_short() : m.script_saved()
}
