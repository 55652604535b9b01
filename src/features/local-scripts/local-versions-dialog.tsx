import './local-scripts.css'
import { useStore } from '@nanostores/react'
import { m } from '#i18n/messages.ts'
import { readVersions } from '#stores/library/library-actions.ts'
import { $libraryProblem, $libraryRevision } from '#stores/library/library-database.ts'
import { closeDialog } from '#stores/navigation/navigate.ts'
import { $workingCopy } from '#stores/script.ts'
import type { WorkingCopy } from '#stores/storage/working-copy.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { useAsync } from '#ui/use-async.ts'
import { restoreScriptVersion } from './local-script-actions.ts'
import { LocalVersionEntry } from './local-version-entry.tsx'

/** Lists the earlier versions of a local script: what has changed since each, with a button to restore it. */
export function LocalVersionsDialog({ local, onClose }: { local: WorkingCopy; onClose: () => void }) {
  const versions = useVersions(local.id)
  const trouble = useStore($libraryProblem)
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
          <LocalVersionEntry
            key={version.id}
            version={version}
            present={local.script}
            onRestore={() => {
              onClose()
              void restoreScriptVersion(local, version.script)
            }}
          />
        ))}
      </ul>
    </Dialog>
  )
}

/** Loads the versions of a local script, again after each change of the library by this tab or another one. */
function useVersions(id: string) {
  const changes = useStore($libraryRevision)
  return useAsync(() => readVersions(id), [id, changes]).latest
}

/** The earlier versions of the open script, in a dialog over the builder. */
export const OpenScriptVersionsDialog = () => (
  <LocalVersionsDialog local={useStore($workingCopy)} onClose={closeDialog} />
)
