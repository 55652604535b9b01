import { useStore } from '@nanostores/react'
import { $localScripts } from '#stores/library/script-list.ts'
import { RenameDialog } from '#views/rename-dialog.tsx'
import { renameScript } from './local-script-actions.ts'
import type { RequestedDialog } from './local-script-menu.tsx'
import { LocalVersionsDialog } from './local-versions-dialog.tsx'

interface LocalScriptDialogsProps {
  /** The dialog that is open. */
  open: RequestedDialog
  onClose: () => void
}

/** The open dialog about a local script. */
export function LocalScriptDialogs({ open, onClose }: LocalScriptDialogsProps) {
  // The script may change while its dialog is open.
  const local = useStore($localScripts)?.find(({ id }) => id === open.id)
  if (!local) return null
  if (open.dialog === 'history') return <LocalVersionsDialog local={local} onClose={onClose} />
  return (
    <RenameDialog
      name={local.script.title}
      onRename={title => void renameScript(local, title)}
      onClose={onClose}
    />
  )
}
