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

/** What stands over the list, about one script of it. */
export interface Asked {
  what: 'rename' | 'history'
  copy: KeptCopy
}

/** All scripts of this device: to open, rename, duplicate, delete, and to go back to an earlier version of. */
export function DeviceScreen() {
  const copies = useStore($copies)
  const [asked, setAsked] = useState<Asked>()
  const [refused, setRefused] = useState<ImportRefused>()
  const close = () => setAsked(undefined)
  // The one that is open may change under its dialog.
  const copy = copies?.find(({ id }) => id === asked?.copy.id)
  return (
    <DeviceFrame onRefused={setRefused}>
      <DeviceBanners refused={refused} />
      {copies && <CopyList copies={copies} onAsk={setAsked} />}
      <DeletedCopies />
      {asked?.what === 'rename' && copy && (
        <RenameDialog name={copy.script.title} onRename={title => void rename(copy, title)} onClose={close} />
      )}
      {asked?.what === 'history' && copy && <HistoryDialog copy={copy} onClose={close} />}
    </DeviceFrame>
  )
}
