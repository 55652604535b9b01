import './local-scripts.css'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { $localScripts } from '#stores/library/script-list.ts'
import { RenameDialog } from '#views/rename-dialog.tsx'
import { LibraryBanners } from './library-banners.tsx'
import type { LibraryImportFailure } from './library-file-actions.ts'
import { LocalBin } from './local-bin.tsx'
import { renameScript } from './local-script-actions.ts'
import { LocalScriptList } from './local-script-list.tsx'
import type { RequestedDialog } from './local-script-menu.tsx'
import { LocalScriptsFrame } from './local-scripts-frame.tsx'
import { LocalVersionsDialog } from './local-versions-dialog.tsx'
import { OfflineNote } from './offline-note.tsx'

/** The screen of all local scripts: open, rename, duplicate, delete, restore an earlier version. */
export function LocalScriptsScreen() {
  const scripts = useStore($localScripts)
  const [openDialog, setOpenDialog] = useState<RequestedDialog>()
  const [refused, setRefused] = useState<LibraryImportFailure>()
  const close = () => setOpenDialog(undefined)
  // The open script may change while its dialog is shown.
  const local = scripts?.find(({ id }) => id === openDialog?.local.id)
  return (
    <LocalScriptsFrame onRefused={setRefused}>
      <LibraryBanners refused={refused} />
      {scripts && <LocalScriptList scripts={scripts} onOpenDialog={setOpenDialog} />}
      <LocalBin />
      <OfflineNote />
      {openDialog?.dialog === 'rename' && local && (
        <RenameDialog
          name={local.script.title}
          onRename={title => void renameScript(local, title)}
          onClose={close}
        />
      )}
      {openDialog?.dialog === 'history' && local && <LocalVersionsDialog local={local} onClose={close} />}
    </LocalScriptsFrame>
  )
}
