import { useStore } from '@nanostores/react'
import { $isChoiceAsked } from '#stores/shown-saving.ts'
import { conflictDialog } from './screens.ts'
import { useLoaded } from './use-loaded.ts'

/** Has its storyteller choose between the script here and what was saved elsewhere since. */
export function AskedChoice() {
  const Shown = useLoaded(useStore($isChoiceAsked) ? conflictDialog : undefined)
  return Shown && <Shown />
}
