import { useEffect, useState } from 'react'
import type { SavedRefusal } from '#api/saved-work.ts'
import { limits } from '#core/limits.ts'
import type { Result } from '#core/result.ts'
import type { SavedMark, SavedVersion } from '#core/saved.ts'
import { m } from '#i18n/messages.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { RefusedBanner } from './refused-banner.tsx'
import type { SavedClient } from './saved-acts.ts'
import { type Compare, SavedVersionEntry } from './saved-version-entry.tsx'

interface VersionsDialogProps<Content> {
  client: SavedClient<Content>
  info: SavedMark
  compare: Compare<Content>
  /** The maximum number of documents of its kind in an account. */
  limit: number
  onRestore: (content: Content) => void
  onClose: () => void
}

/** Lists the earlier versions of a document: what changed after each, with a button to restore it. */
export function VersionsDialog<Content>(props: VersionsDialogProps<Content>) {
  const { client, info, compare, limit, onRestore, onClose } = props
  const [attempts, setAttempts] = useState(0)
  const loaded = useVersions(client, info, attempts)
  const versions = loaded?.ok ? loaded.value : undefined
  return (
    <Dialog title={m.device_history()} closeLabel={m.notice_close()} onClose={onClose} width={680}>
      <p className="work-note">{m.work_versions_note({ count: limits.saved.versions })}</p>
      {!loaded && (
        <p className="work-wait" role="status">
          <Spinner /> {m.work_loading()}
        </p>
      )}
      {loaded && !loaded.ok && (
        <RefusedBanner code={loaded.code} limit={limit} onRetry={() => setAttempts(attempts + 1)} />
      )}
      {versions?.length === 0 && <p>{m.work_no_versions()}</p>}
      <ul className="versions">
        {versions?.map((version, index) => (
          <SavedVersionEntry
            key={version.version}
            at={version.savedAt}
            fetchPair={() => fetchVersionPair(client, info, version, versions[index - 1])}
            compare={compare}
            limit={limit}
            onRestore={onRestore}
          />
        ))}
      </ul>
    </Dialog>
  )
}

type LoadedVersions = Result<SavedVersion[], SavedRefusal>

function useVersions<Content>(client: SavedClient<Content>, { id, version }: SavedMark, attempts: number) {
  const [loaded, setLoaded] = useState<LoadedVersions>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version and `attempts` repeat the same request
  useEffect(() => {
    let isCurrent = true
    setLoaded(undefined)
    void client.listVersions(id).then(result => isCurrent && setLoaded(result))
    return () => {
      isCurrent = false
    }
  }, [client, id, version, attempts])
  return loaded
}

/** Fetches a version and the next one; after the last version that is the present content. */
async function fetchVersionPair<Content>(
  client: SavedClient<Content>,
  { id }: SavedMark,
  { version }: SavedVersion,
  next: SavedVersion | undefined
): Promise<Result<{ content: Content; next: Content }, SavedRefusal>> {
  const [earlier, later] = await Promise.all([
    client.readVersion(id, version),
    next ? client.readVersion(id, next.version) : client.read(id)
  ])
  if (!earlier.ok) return earlier
  if (!later.ok) return later
  return { ok: true, value: { content: earlier.value.content, next: later.value.content } }
}
