import './local-scripts.css'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { $localScripts } from '#stores/library/script-list.ts'
import { useReloadState } from '#stores/storage/use-reload-state.ts'
import { LibraryBanners } from './library-banners.tsx'
import type { LibraryFileOutcome } from './library-file-actions.ts'
import { LocalBin } from './local-bin.tsx'
import { LocalScriptDialogs } from './local-script-dialogs.tsx'
import { LocalScriptList } from './local-script-list.tsx'
import { openDialogSchema } from './local-script-menu.tsx'
import { LocalScriptsFrame } from './local-scripts-frame.tsx'
import { OfflineNote } from './offline-note.tsx'

/** The screen of all local scripts: open, rename, duplicate, delete, restore an earlier version. */
export function LocalScriptsScreen() {
  const scripts = useStore($localScripts)
  const [openDialog, setOpenDialog] = useReloadState('belfry:local-dialog', openDialogSchema, undefined)
  const [outcome, setOutcome] = useState<LibraryFileOutcome>()
  return (
    <LocalScriptsFrame onOutcome={setOutcome}>
      <LibraryBanners outcome={outcome} />
      {scripts && <LocalScriptList scripts={scripts} onOpenDialog={setOpenDialog} />}
      <LocalBin />
      <OfflineNote />
      {openDialog && <LocalScriptDialogs open={openDialog} onClose={() => setOpenDialog(undefined)} />}
    </LocalScriptsFrame>
  )
}
