import { importModule } from '#stores/loading/import-module.ts'
import type { ShownDialog } from '#stores/navigation/shown-dialog.ts'
import { lazyComponent } from '../use-lazy-component.ts'

export const conflictDialog = lazyComponent<object>(
  async () =>
    (await importModule(() => import('#features/saving/script-conflict-dialog.tsx'))).ScriptConflictDialog
)

export const imagePicker = lazyComponent<object>(
  async () => (await importModule(() => import('#features/my-work/image-picker.tsx'))).ImagePicker
)

export const takenIdDialog = lazyComponent<object>(
  async () => (await importModule(() => import('#features/taken-id/taken-id-dialog.tsx'))).TakenIdDialog
)

export const shownDialog = lazyComponent<{ dialog: ShownDialog }>(
  async () => (await importModule(() => import('./shown-dialog.tsx'))).ShownDialogView
)
