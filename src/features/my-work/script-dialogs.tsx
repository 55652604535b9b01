import { savedScripts } from '#api/saved-scripts.ts'
import { limits } from '#core/limits.ts'
import type { SavedMark } from '#core/saved.ts'
import type { Script } from '#core/script.ts'
import type { savedActs } from './saved-acts.ts'
import { SavedDialogs } from './saved-dialogs.tsx'
import type { AskedOne } from './saved-menu.tsx'
import { titleOf } from './script-list.tsx'
import { useScriptCompare } from './use-script-compare.ts'

interface ScriptDialogsProps {
  dialog: AskedOne['dialog']
  info: SavedMark
  actions: Pick<ReturnType<typeof savedActs<Script>>, 'rename' | 'setVisibility' | 'restore'>
  onClose: () => void
}

/** The open dialog about a script of the list. */
export const ScriptDialogs = (props: ScriptDialogsProps) => (
  <SavedDialogs
    {...props}
    client={savedScripts}
    title={titleOf(props.info)}
    compare={useScriptCompare()}
    limit={limits.saved.scripts}
  />
)
