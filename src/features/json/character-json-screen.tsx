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

/** One character of the script as it stands in the script's file. */
export function CharacterJsonScreen() {
  const id = useStore($namedCharacter) ?? ''
  const script = useStore($script)
  const entry = script.characters.find(character => character.id === id)
  return entry ? <CharacterJson key={id} entry={entry} script={script} /> : <CharacterMissing id={id} />
}

function CharacterJson({ entry, script }: { entry: ScriptCharacter; script: Script }) {
  const { id, kind } = entry
  const { label, ...desk } = useCharacterJson(entry, script)
  const name = desk.nameOf(id) ?? id

  function apply(read: ReadCharacter) {
    const { character } = read
    desk.json.settle()
    applyCharacter(id, read)
    show(character.id, id)
    const newName = character.kind === 'custom' ? character.name : desk.nameOf(character.id)
    notify({ kind: 'changed', name: newName ?? character.id }, () => {
      undo()
      show(id, character.id)
    })
  }

  return (
    <JsonDesk
      {...desk}
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

/** Another id has another address. */
function show(id: string, shown: string) {
  if (id !== shown) openAddress(characterScreenPath(pageLocale(), 'characterJson', id), true)
}
