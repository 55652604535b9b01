import { fileName } from '#core/file-name.ts'
import type { Script } from '#core/script/script.ts'
import { m } from '#i18n/messages.ts'
import { builderTitle } from '#i18n/title-text.ts'
import { applyScript } from '#stores/apply-json.ts'
import { notify } from '#stores/notice.ts'
import { SideMenuButton } from '#ui/menus/side-menu-button.tsx'
import { JsonEditor } from './editor/json-editor.tsx'
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
    <JsonEditor
      {...editor}
      heading={m.json_title()}
      byline={builderTitle(script.title)}
      start={<SideMenuButton label={m.shell_open_menu()} />}
      label={m.json_title()}
      fileName={fileName(script.title, 'json')}
      onApply={apply}
    />
  )
}
