import { useStore } from '@nanostores/react'
import { useCallback, useMemo } from 'react'
import { catalogue } from '#catalogue/catalogue.ts'
import { writeScriptFile } from '#core/script/script-file.ts'
import { m } from '#i18n/messages.ts'
import { $catalogueTexts } from '#stores/cast.ts'
import { hashValue } from '#stores/drafts/json-drafts.ts'
import { $openScriptId, $script } from '#stores/script.ts'
import { completionData, createNameOf } from './completions/completion-data.ts'
import { checkScriptText } from './findings/check-script.ts'
import { formatJson } from './format-json.ts'
import { useJsonText } from './use-json-text.ts'

/** The JSON of the whole script with everything the editor needs. */
export function useScriptJson() {
  const script = useStore($script)
  const texts = useStore($catalogueTexts)
  const current = useMemo(() => formatJson(writeScriptFile(script, catalogue, texts)), [script, texts])
  const base = useMemo(() => hashValue(script), [script])
  const nameOf = useMemo(() => createNameOf(script, texts), [script, texts])
  return {
    script,
    json: useJsonText({ key: useStore($openScriptId), current, base, name: m.json_title() }),
    nameOf,
    completionData: useMemo(() => completionData('script', script, nameOf), [script, nameOf]),
    check: useCallback((text: string) => checkScriptText(text, catalogue, texts), [texts])
  }
}
