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
  mark: SavedMark
  /** Says what a version held, and what became of it in the next one. */
  compare: Compare<Content>
  /** How many of its kind an account holds. */
  most: number
  onRestore: (content: Content) => void
  onClose: () => void
}

/** The earlier versions of something saved: what changed after each, and the way back to it. */
export function VersionsDialog<Content>(props: VersionsDialogProps<Content>) {
  const { client, mark, compare, most, onRestore, onClose } = props
  const [loads, setLoads] = useState(0)
  const listed = useVersions(client, mark, loads)
  const versions = listed?.ok ? listed.value : undefined
  return (
    <Dialog title={m.device_history()} closeLabel={m.notice_close()} onClose={onClose} width={680}>
      <p className="work-note">{m.work_versions_note({ count: limits.saved.versions })}</p>
      {!listed && (
        <p className="work-wait" role="status">
          <Spinner /> {m.work_loading()}
        </p>
      )}
      {listed && !listed.ok && (
        <RefusedBanner code={listed.code} most={most} onRetry={() => setLoads(loads + 1)} />
      )}
      {versions?.length === 0 && <p>{m.work_no_versions()}</p>}
      <ul className="versions">
        {versions?.map((version, index) => (
          <SavedVersionEntry
            key={version.version}
            at={version.savedAt}
            read={() => readBoth(client, mark, version, versions[index - 1])}
            compare={compare}
            most={most}
            onRestore={onRestore}
          />
        ))}
      </ul>
    </Dialog>
  )
}

type Listed = Result<SavedVersion[], SavedRefusal>

function useVersions<Content>(client: SavedClient<Content>, { id, version }: SavedMark, loads: number) {
  const [listed, setListed] = useState<Listed>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version and `loads` ask for the same once more
  useEffect(() => {
    let isWanted = true
    setListed(undefined)
    void client.listVersions(id).then(answer => isWanted && setListed(answer))
    return () => {
      isWanted = false
    }
  }, [client, id, version, loads])
  return listed
}

/** A version and the one after it, which is the present one after the last. */
async function readBoth<Content>(
  client: SavedClient<Content>,
  { id }: SavedMark,
  { version }: SavedVersion,
  next: SavedVersion | undefined
): Promise<Result<{ content: Content; next: Content }, SavedRefusal>> {
  const [one, other] = await Promise.all([
    client.readVersion(id, version),
    next ? client.readVersion(id, next.version) : client.read(id)
  ])
  if (!one.ok) return one
  if (!other.ok) return other
  return { ok: true, value: { content: one.value.content, next: other.value.content } }
}
