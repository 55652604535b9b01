import './device-scripts.css'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { $copies } from '#stores/library/copies.ts'
import type { KeptCopy } from '#stores/library/shelves.ts'
import { RenameDialog } from '#views/rename-dialog.tsx'
import { rename } from './copy-acts.ts'
import { CopyList } from './copy-list.tsx'
import { DeletedCopies } from './deleted-copies.tsx'
import { DeviceBanners } from './device-banners.tsx'
import { DeviceFrame } from './device-frame.tsx'
import { HistoryDialog } from './history-dialog.tsx'
import type { ImportRefused } from './whole-library.ts'

/** A dialog to open, and the script that it is about. */
export interface Asked {
  dialog: 'rename' | 'history'
  local: KeptCopy
}

/** The screen of all local scripts: open, rename, duplicate, delete, restore an earlier version. */
export function DeviceScreen() {
  const scripts = useStore($copies)
  const [openDialog, setOpenDialog] = useState<Asked>()
  const [refused, setRefused] = useState<ImportRefused>()
  const close = () => setOpenDialog(undefined)
  // The open script may change while its dialog is shown.
  const local = scripts?.find(({ id }) => id === openDialog?.local.id)
  return (
    <DeviceFrame onRefused={setRefused}>
      <DeviceBanners refused={refused} />
      {scripts && <CopyList scripts={scripts} onOpenDialog={setOpenDialog} />}
      <DeletedCopies />
      {openDialog?.dialog === 'rename' && local && (
        <RenameDialog
          name={local.script.title}
          onRename={title => void rename(local, title)}
          onClose={close}
        />
      )}
      {openDialog?.dialog === 'history' && local && <HistoryDialog local={local} onClose={close} />}
    </DeviceFrame>
  )
}
