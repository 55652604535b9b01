import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { BuilderScreen } from '#routes'
import { $imagePicker, closeImagePicker } from '#stores/image-picker.ts'
import { openScreen } from '#stores/router.ts'
import { $isConflictDialogOpen } from '#stores/saving/save-status.ts'
import { $isSignInDialogOpen, closeSignInDialog } from '#stores/session.ts'
import { $takenId } from '#stores/taken-id.ts'
import { ScriptFrame } from '../../frame/script-frame.tsx'
import { screenComponents } from '../screen-components.ts'
import { conflictDialog, imagePicker, takenIdDialog } from './dialog-components.ts'
import { LazyDialog } from './lazy-dialog.tsx'
import { LazyShownDialog } from './lazy-shown-dialog.tsx'

interface Screens {
  /** The screen or dialog at the URL. */
  screen: BuilderScreen
  /** The same screen, or the one behind the dialog. */
  background: BuilderScreen
}

/** Dialogs without a URL of their own, which may open over any screen. */
export const GlobalDialogs = ({ screen, background }: Screens) => (
  <>
    <LazyConflictDialog />
    <LazyImagePicker screen={screen} />
    <LazyTakenIdDialog />
    <LazySignInDialog screen={screen} background={background} />
    <LazyShownDialog screen={screen} />
  </>
)

/** The conflict dialog, loaded when it opens. */
export function LazyConflictDialog() {
  const isOpen = useStore($isConflictDialogOpen)
  const close = () => $isConflictDialogOpen.set(false)
  return <LazyDialog lazy={isOpen ? conflictDialog : undefined} props={{}} onClose={close} />
}

/** The dialog about a character whose id is taken, loaded when it opens. */
export function LazyTakenIdDialog() {
  const question = useStore($takenId)
  const cancel = () => question?.choose(undefined)
  return <LazyDialog lazy={question && takenIdDialog} props={{}} onClose={cancel} />
}

/** The image picker, loaded when a field opens it. Closes when the screen changes. */
export function LazyImagePicker({ screen }: { screen: BuilderScreen }) {
  const isOpen = useStore($imagePicker) !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes the picker on every change of screen
  useEffect(() => closeImagePicker, [screen])
  return <LazyDialog lazy={isOpen ? imagePicker : undefined} props={{}} onClose={closeImagePicker} />
}

/**
 * Opens the dialog for an expired session: by its URL over the script's list, since it is a dialog screen there; in place
 * over every other screen.
 */
export function LazySignInDialog({ screen, background }: Screens) {
  const isOpen = useStore($isSignInDialogOpen)
  const isOverList = background === 'script'
  useEffect(() => {
    if (isOpen && isOverList && screen !== 'sessionExpired') openScreen('sessionExpired')
  }, [isOpen, isOverList, screen])
  const lazy = isOpen && !isOverList ? screenComponents.sessionExpired : undefined
  return <LazyDialog lazy={lazy} props={{ Frame: ScriptFrame }} onClose={closeSignInDialog} />
}
