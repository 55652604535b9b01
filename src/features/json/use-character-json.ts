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

/** The JSON of one character with everything the editor needs. */
export function useCharacterJson(entry: ScriptCharacter, script: Script) {
  const { id } = entry
  const texts = useStore($texts)
  const nameOf = useMemo(() => namesOf(script, texts), [script, texts])
  const current = useMemo(() => characterText(entry, catalogue, texts), [entry, texts])
  const base = useMemo(() => markOf(entry), [entry])
  const label = m.json_label_character({ name: nameOf(id) ?? id })
  return {
    label,
    nameOf,
    json: useJsonText({ key: `${useStore($openCopyId)}/${id}`, current, base, name: label }),
    completionData: useMemo(() => suggestionSources('character', script, nameOf), [script, nameOf]),
    check: useCallback(
      (text: string) => examineCharacter(text, { script, id, catalogue, texts }),
      [script, id, texts]
    )
  }
}
