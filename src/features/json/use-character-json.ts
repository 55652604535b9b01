import { useStore } from '@nanostores/react'
import { useCallback, useMemo } from 'react'
import { catalogue } from '#catalogue/catalogue.ts'
import type { Script, ScriptCharacter } from '#core/script.ts'
import { m } from '#i18n/messages.ts'
import { $texts } from '#stores/cast.ts'
import { markOf } from '#stores/json-drafts.ts'
import { $openCopyId } from '#stores/script.ts'
import { characterText } from './character-text.ts'
import { examineCharacter } from './examine-character.ts'
import { namesOf, suggestionSources } from './suggestion-sources.ts'
import { useJsonText } from './use-json-text.ts'

/** The text of one character, and what the editor knows of it. */
export function useCharacterJson(entry: ScriptCharacter, script: Script) {
  const { id } = entry
  const texts = useStore($texts)
  const nameOf = useMemo(() => namesOf(script, texts), [script, texts])
  const written = useMemo(() => characterText(entry, catalogue, texts), [entry, texts])
  const base = useMemo(() => markOf(entry), [entry])
  const label = m.json_label_character({ name: nameOf(id) ?? id })
  return {
    label,
    nameOf,
    json: useJsonText({ key: `${useStore($openCopyId)}/${id}`, written, base, name: label }),
    sources: useMemo(() => suggestionSources('character', script, nameOf), [script, nameOf]),
    examine: useCallback(
      (text: string) => examineCharacter(text, { script, id, catalogue, texts }),
      [script, id, texts]
    )
  }
}
