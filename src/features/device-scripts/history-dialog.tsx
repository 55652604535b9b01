import './device-scripts.css'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { m } from '#i18n/messages.ts'
import { readVersions } from '#stores/library/acts.ts'
import { $libraryChanges, $libraryTrouble } from '#stores/library/shelves.ts'
import type { WorkingCopy } from '#stores/stored-script.ts'
import { Banner } from '#ui/banner.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { restore } from './copy-acts.ts'
import { VersionRow } from './version-row.tsx'

/** Lists the earlier versions of a local script: what has changed since each, with a button to restore it. */
export function HistoryDialog({ local, onClose }: { local: WorkingCopy; onClose: () => void }) {
  const versions = useVersions(local.id)
  const trouble = useStore($libraryTrouble)
  return (
    <Dialog title={m.device_history()} closeLabel={m.notice_close()} onClose={onClose} width={680}>
      {trouble && (
        <div className="device-banner">
          <Banner tone="error">{trouble === 'library_full' ? m.device_full() : m.device_blocked()}</Banner>
        </div>
      )}
      {versions?.length === 0 && <p>{m.device_no_versions()}</p>}
      <p className="device-note">{m.device_versions_note()}</p>
      <ul className="versions">
        {versions?.map(version => (
          <VersionRow
            key={version.id}
            version={version}
            present={local.script}
            onRestore={() => {
              onClose()
              void restore(local, version.script)
            }}
          />
        ))}
      </ul>
    </Dialog>
  )
}

type Versions = Awaited<ReturnType<typeof readVersions>>

/** Loads the versions of a local script, again after each change of the library by this tab or another one. */
function useVersions(id: string) {
  const changes = useStore($libraryChanges)
  const [versions, setVersions] = useState<Versions>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `changes` makes the effect read them again
  useEffect(() => {
    let isCurrent = true
    void readVersions(id).then(read => isCurrent && setVersions(read))
    return () => {
      isCurrent = false
    }
  }, [id, changes])
  return versions
}
