import type { SavedMark } from '#core/saved.ts'
import { RenameDialog } from '#views/rename-dialog.tsx'
import type { SavedClient, savedActs } from './saved-acts.ts'
import type { AskedOne } from './saved-menu.tsx'
import type { Compare } from './saved-version-entry.tsx'
import { VersionsDialog } from './versions-dialog.tsx'
import { VisibilityDialog } from './visibility-dialog.tsx'

interface SavedDialogsProps<Content> {
  dialog: AskedOne['dialog']
  client: SavedClient<Content>
  info: SavedMark
  /** Its name, or a placeholder. */
  title: string
  actions: Pick<ReturnType<typeof savedActs<Content>>, 'rename' | 'setVisibility' | 'restore'>
  compare: Compare<Content>
  /** The maximum number of documents of its kind in an account. */
  limit: number
  onClose: () => void
}

/** The open dialog about a document of the list. */
export function SavedDialogs<Content>(props: SavedDialogsProps<Content>) {
  const { dialog, client, info, title, actions, compare, limit, onClose } = props
  if (dialog === 'rename')
    return (
      <RenameDialog name={info.name} onRename={name => void actions.rename(info, name)} onClose={onClose} />
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
    <VersionsDialog
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
