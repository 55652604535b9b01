import { useStore } from '@nanostores/react'
import { fileName } from '#core/file-name.ts'
import type { Script, ScriptCharacter } from '#core/script/script.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { characterScreenPath } from '#routes'
import { applyCharacter } from '#stores/apply-json.ts'
import { notify } from '#stores/notice.ts'
import { $characterId, openUrl } from '#stores/router.ts'
import { $script, undo } from '#stores/script.ts'
import { BackToScript, CharacterMissing } from './character-missing.tsx'
import { JsonEditor } from './editor/json-editor.tsx'
import type { CheckedCharacter } from './findings/check-character.ts'
import { useCharacterJson } from './use-character-json.ts'

/** The JSON of one character, as in the script file. */
export function CharacterJsonScreen() {
  const id = useStore($characterId) ?? ''
  const script = useStore($script)
  const entry = script.characters.find(character => character.id === id)
  return entry ? <CharacterJson key={id} entry={entry} script={script} /> : <CharacterMissing id={id} />
}

function CharacterJson({ entry, script }: { entry: ScriptCharacter; script: Script }) {
  const { id, kind } = entry
  const { label, ...editor } = useCharacterJson(entry, script)
  const name = editor.nameOf(id)?.trim() || id

  function apply(read: CheckedCharacter) {
    const { character } = read
    editor.json.clearDraft()
    applyCharacter(id, read)
    showCharacter(character.id, id)
    const newName = character.kind === 'custom' ? character.name : editor.nameOf(character.id)
    notify({ kind: 'changed', name: newName ?? character.id }, () => {
      undo()
      showCharacter(id, character.id)
    })
  }

  return (
    <JsonEditor
      {...editor}
      heading={name}
      byline={m.json_character_title()}
      start={<BackToScript />}
      label={label}
      fileName={fileName(name, 'json')}
      note={kind === 'official' ? m.json_official_hint() : undefined}
      onApply={apply}
    />
  )
}

/** Navigates to the character's address if its id has changed. */
function showCharacter(id: string, currentId: string) {
  if (id !== currentId) openUrl(characterScreenPath(pageLocale(), 'characterJson', id), true)
}
