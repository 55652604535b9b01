import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { BuilderScreen } from '#routes'
import { $shownDialog, hideDialog } from '#stores/navigation/shown-dialog.ts'
import { shownDialog } from './dialog-components.ts'
import { LazyDialog } from './lazy-dialog.tsx'

/** The dialog of `showDialog`, loaded when it is shown. Closes when the screen changes. */
export function LazyShownDialog({ screen }: { screen: BuilderScreen }) {
  const dialog = useStore($shownDialog)
  // biome-ignore lint/correctness/useExhaustiveDependencies: hides the dialog on every change of screen
  useEffect(() => hideDialog, [screen])
  return dialog && <LazyDialog lazy={shownDialog} props={{ dialog }} onClose={hideDialog} />
}
