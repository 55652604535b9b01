import { useStore } from '@nanostores/react'
import { useCallback, useMemo } from 'react'
import { catalogue } from '#catalogue/catalogue.ts'
import type { Script, ScriptCharacter } from '#core/script/script.ts'
import { m } from '#i18n/messages.ts'
import { $catalogueTexts } from '#stores/cast.ts'
import { hashValue } from '#stores/drafts/json-drafts.ts'
import { $openScriptId } from '#stores/script.ts'
import { characterToJson } from './character-to-json.ts'
import { completionData, createNameOf } from './completions/completion-data.ts'
import { checkCharacterText } from './findings/check-character.ts'
import { useJsonText } from './use-json-text.ts'

/** The JSON of one character with everything the editor needs. */
export function useCharacterJson(entry: ScriptCharacter, script: Script) {
  const { id } = entry
  const texts = useStore($catalogueTexts)
  const nameOf = useMemo(() => createNameOf(script, texts), [script, texts])
  const current = useMemo(() => characterToJson(entry, catalogue, texts), [entry, texts])
  const base = useMemo(() => hashValue(entry), [entry])
  const label = m.json_label_character({ name: nameOf(id) ?? id })
  return {
    label,
    nameOf,
    json: useJsonText({ key: `${useStore($openScriptId)}/${id}`, current, base, name: label }),
    completionData: useMemo(() => completionData('character', script, nameOf), [script, nameOf]),
    check: useCallback(
      (text: string) => checkCharacterText(text, { script, id, catalogue, texts }),
      [script, id, texts]
    )
  }
}
