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

/** The earlier versions of a script: what has changed since each, and the way back to it. */
export function HistoryDialog({ copy, onClose }: { copy: WorkingCopy; onClose: () => void }) {
  const versions = useVersions(copy.id)
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
            present={copy.script}
            onRestore={() => {
              onClose()
              void restore(copy, version.script)
            }}
          />
        ))}
      </ul>
    </Dialog>
  )
}

type Versions = Awaited<ReturnType<typeof readVersions>>

/** The versions as they are now, also after another tab has changed them. */
function useVersions(id: string) {
  const changes = useStore($libraryChanges)
  const [versions, setVersions] = useState<Versions>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the library is why they are read again
  useEffect(() => {
    let isWanted = true
    void readVersions(id).then(read => isWanted && setVersions(read))
    return () => {
      isWanted = false
    }
  }, [id, changes])
  return versions
}
