import { useStore } from '@nanostores/react'
import { $isChoiceAsked } from '#stores/shown-saving.ts'
import { conflictDialog } from './screens.ts'
import { useLoaded } from './use-loaded.ts'

/** The conflict dialog, loaded when it opens. */
export function AskedChoice() {
  const Dialog = useLoaded(useStore($isChoiceAsked) ? conflictDialog : undefined)
  return Dialog && <Dialog />
}
