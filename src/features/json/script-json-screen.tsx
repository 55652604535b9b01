import { fileName } from '#core/file-name.ts'
import type { Script } from '#core/script.ts'
import { m } from '#i18n/messages.ts'
import { applyScript } from '#stores/json-edits.ts'
import { notify } from '#stores/notice.ts'
import { MenuButton } from '#ui/menu-button.tsx'
import { JsonDesk } from './json-desk.tsx'
import { useScriptJson } from './use-script-json.ts'

/** The JSON of the whole script, as in its file. */
export function ScriptJsonScreen() {
  const { script, ...editor } = useScriptJson()

  function apply(read: Script) {
    editor.json.clearDraft()
    applyScript(read)
    notify({ kind: 'jsonApplied' })
  }

  return (
    <JsonDesk
      {...editor}
      heading={m.json_title()}
      byline={script.title || m.script_untitled()}
      start={<MenuButton label={m.shell_open_menu()} />}
      label={m.json_title()}
      fileName={fileName(script.title, 'json')}
      onApply={apply}
    />
  )
}
