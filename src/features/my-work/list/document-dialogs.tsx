import type { DocumentInfo } from '#core/saving/document.ts'
import { RenameDialog } from '#views/rename-dialog.tsx'
import type { createDocumentActions, DocumentClient } from './document-actions.ts'
import type { RequestedDialog } from './document-menu.tsx'
import type { CompareVersions } from './document-version-entry.tsx'
import { DocumentVersionsDialog } from './document-versions-dialog.tsx'
import { VisibilityDialog } from './visibility-dialog.tsx'

/** The field of the rename dialog, unless it is a script's name. */
export interface RenameField {
  label: string
  /** Its maximum length. */
  limit: number
}

interface SavedDialogsProps<Content> {
  dialog: RequestedDialog['dialog']
  client: DocumentClient<Content>
  info: DocumentInfo
  /** Its name, or a placeholder. */
  title: string
  renameField?: RenameField | undefined
  actions: Pick<ReturnType<typeof createDocumentActions<Content>>, 'rename' | 'setVisibility' | 'restore'>
  compare: CompareVersions<Content>
  /** The maximum number of documents of its kind in an account. */
  limit: number
  onClose: () => void
}

/** The open dialog about a document of the list. */
export function DocumentDialogs<Content>(props: SavedDialogsProps<Content>) {
  const { dialog, client, info, title, renameField, actions, compare, limit, onClose } = props
  if (dialog === 'rename')
    return (
      <RenameDialog
        {...renameField}
        name={info.name}
        onRename={name => void actions.rename(info, name)}
        onClose={onClose}
      />
    )
  if (dialog === 'visibility')
    return (
      <VisibilityDialog
        title={title}
        visibility={info.visibility}
        onChoose={next => void actions.setVisibility(info, next)}
        onClose={onClose}
      />
    )
  return (
    <DocumentVersionsDialog
      client={client}
      info={info}
      compare={compare}
      limit={limit}
      onRestore={content => {
        onClose()
        void actions.restore(info, content)
      }}
      onClose={onClose}
    />
  )
}
