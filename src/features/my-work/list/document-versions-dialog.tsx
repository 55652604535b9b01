import type { DocumentRefusal } from '#api/documents.ts'
import { isSessionOver } from '#api/session.ts'
import { limits } from '#core/limits.ts'
import type { Result } from '#core/result.ts'
import type { DocumentInfo, DocumentVersion } from '#core/saving/document.ts'
import { changeText } from '#i18n/change-text.ts'
import { m } from '#i18n/messages.ts'
import { signInToRetry } from '#stores/session.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { useAsync } from '#ui/use-async.ts'
import type { DocumentClient } from './document-actions.ts'
import { type CompareVersions, DocumentVersionEntry } from './document-version-entry.tsx'
import { WorkRefusalBanner } from './work-refusal-banner.tsx'

interface VersionsDialogProps<Content> {
  client: DocumentClient<Content>
  info: DocumentInfo
  compare: CompareVersions<Content>
  /** The maximum number of documents of its kind in an account. */
  limit: number
  onRestore: (content: Content) => void
  onClose: () => void
}

/** Lists the earlier versions of a document: what changed after each, with a button to restore it. */
export function DocumentVersionsDialog<Content>(props: VersionsDialogProps<Content>) {
  const { client, info, compare, limit, onRestore, onClose } = props
  const { id, version } = info
  const { value: loaded, retry } = useAsync(() => client.listVersions(id), [client, id, version], {
    onReady: signInToRetry
  })
  const refusal = loaded && !loaded.ok && !isSessionOver(loaded.code) ? loaded.code : undefined
  const versions = loaded?.ok ? loaded.value : undefined
  return (
    <Dialog title={m.device_history()} closeLabel={m.notice_close()} onClose={onClose} width={680}>
      <p className="work-note">{m.work_versions_note({ count: limits.documents.versions })}</p>
      {!versions && !refusal && (
        <p className="work-loading" role="status">
          <Spinner /> {m.work_loading()}
        </p>
      )}
      {refusal && <WorkRefusalBanner code={refusal} limit={limit} onRetry={retry} />}
      {versions?.length === 0 && <p>{m.work_no_versions()}</p>}
      <ul className="versions">
        {versions?.map((version, index) => (
          <DocumentVersionEntry
            key={version.version}
            at={version.savedAt}
            changes={version.changes && changeText(version.changes)}
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

/** Fetches a version and the next one; after the last version that is the present content. */
async function fetchVersionPair<Content>(
  client: DocumentClient<Content>,
  { id }: DocumentInfo,
  { version }: DocumentVersion,
  next: DocumentVersion | undefined
): Promise<Result<{ content: Content; next: Content }, DocumentRefusal>> {
  const [earlier, later] = await Promise.all([
    client.readVersion(id, version),
    next ? client.readVersion(id, next.version) : client.read(id)
  ])
  if (!earlier.ok) return earlier
  if (!later.ok) return later
  return { ok: true, value: { content: earlier.value.content, next: later.value.content } }
}
