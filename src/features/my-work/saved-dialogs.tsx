import type { SavedMark } from '#core/saved.ts'
import { RenameDialog } from '#views/rename-dialog.tsx'
import type { SavedClient, savedActs } from './saved-acts.ts'
import type { AskedOne } from './saved-menu.tsx'
import type { Compare } from './saved-version-entry.tsx'
import { VersionsDialog } from './versions-dialog.tsx'
import { VisibilityDialog } from './visibility-dialog.tsx'

interface SavedDialogsProps<Content> {
  asked: AskedOne['what']
  client: SavedClient<Content>
  mark: SavedMark
  /** What it is called. */
  title: string
  acts: Pick<ReturnType<typeof savedActs<Content>>, 'rename' | 'setVisibility' | 'restore'>
  compare: Compare<Content>
  /** How many of its kind an account holds. */
  most: number
  onClose: () => void
}

/** What stands over the list, about one entry of it. */
export function SavedDialogs<Content>(props: SavedDialogsProps<Content>) {
  const { asked, client, mark, title, acts, compare, most, onClose } = props
  if (asked === 'rename')
    return <RenameDialog name={mark.name} onRename={name => void acts.rename(mark, name)} onClose={onClose} />
  if (asked === 'visibility')
    return (
      <VisibilityDialog
        title={title}
        visibility={mark.visibility}
        onChoose={next => void acts.setVisibility(mark, next)}
        onClose={onClose}
      />
    )
  return (
    <VersionsDialog
      client={client}
      mark={mark}
      compare={compare}
      most={most}
      onRestore={content => {
        onClose()
        void acts.restore(mark, content)
      }}
      onClose={onClose}
    />
  )
}
