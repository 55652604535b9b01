import { useStore } from '@nanostores/react'
import { fileName } from '#core/file-name.ts'
import type { Script, ScriptCharacter } from '#core/script.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { characterScreenPath } from '#routes'
import { applyCharacter } from '#stores/json-edits.ts'
import { notify } from '#stores/notice.ts'
import { $namedCharacter, openAddress } from '#stores/router.ts'
import { $script, undo } from '#stores/script.ts'
import { Back, CharacterMissing } from './character-missing.tsx'
import type { ReadCharacter } from './examine-character.ts'
import { JsonDesk } from './json-desk.tsx'
import { useCharacterJson } from './use-character-json.ts'

/** The JSON of one character, as in the script file. */
export function CharacterJsonScreen() {
  const id = useStore($namedCharacter) ?? ''
  const script = useStore($script)
  const entry = script.characters.find(character => character.id === id)
  return entry ? <CharacterJson key={id} entry={entry} script={script} /> : <CharacterMissing id={id} />
}

function CharacterJson({ entry, script }: { entry: ScriptCharacter; script: Script }) {
  const { id, kind } = entry
  const { label, ...editor } = useCharacterJson(entry, script)
  const name = editor.nameOf(id) ?? id

  function apply(read: ReadCharacter) {
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
    <JsonDesk
      {...editor}
      heading={name}
      byline={m.json_character_title()}
      start={<Back />}
      label={label}
      fileName={fileName(name, 'json')}
      note={kind === 'official' ? m.json_official_note() : undefined}
      onApply={apply}
    />
  )
}

/** Navigates to the character's address if its id has changed. */
function showCharacter(id: string, currentId: string) {
  if (id !== currentId) openAddress(characterScreenPath(pageLocale(), 'characterJson', id), true)
}
