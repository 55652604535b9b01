import { importModule } from '#stores/loading/import-module.ts'
import { startWhenLoaded } from './start-when-loaded.ts'

export const startAutosave = (signal: AbortSignal) =>
  startWhenLoaded(
    async () =>
      (await importModule(() => import('#stores/library/library-autosave.ts'))).startLibraryAutosave,
    signal
  )

export const startUndo = (signal: AbortSignal) =>
  startWhenLoaded(
    async () => (await importModule(() => import('#stores/storage/undo-storage.ts'))).startUndoStorage,
    signal
  )
