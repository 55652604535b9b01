import { savedScripts } from '#api/saved-scripts.ts'
import { limits } from '#core/limits.ts'
import type { SavedMark } from '#core/saved.ts'
import type { Script } from '#core/script.ts'
import { RenameDialog } from '#views/rename-dialog.tsx'
import type { savedActs } from './saved-acts.ts'
import type { AskedOne } from './saved-menu.tsx'
import { titleOf } from './script-list.tsx'
import { useScriptCompare } from './use-script-compare.ts'
import { VersionsDialog } from './versions-dialog.tsx'
import { VisibilityDialog } from './visibility-dialog.tsx'

interface ScriptDialogsProps {
  asked: AskedOne['what']
  mark: SavedMark
  acts: Pick<ReturnType<typeof savedActs<Script>>, 'rename' | 'setVisibility' | 'restore'>
  onClose: () => void
}

/** What stands over the list, about one script of it. */
export function ScriptDialogs({ asked, mark, acts, onClose }: ScriptDialogsProps) {
  const compare = useScriptCompare()
  if (asked === 'rename')
    return <RenameDialog name={mark.name} onRename={name => void acts.rename(mark, name)} onClose={onClose} />
  if (asked === 'visibility')
    return (
      <VisibilityDialog
        title={titleOf(mark)}
        visibility={mark.visibility}
        onChoose={next => void acts.setVisibility(mark, next)}
        onClose={onClose}
      />
    )
  return (
    <VersionsDialog
      client={savedScripts}
      mark={mark}
      compare={compare}
      most={limits.saved.scripts}
      onRestore={script => {
        onClose()
        void acts.restore(mark, script)
      }}
      onClose={onClose}
    />
  )
}
