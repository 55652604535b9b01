import { useStore } from '@nanostores/react'
import { useCallback, useMemo } from 'react'
import { catalogue } from '#catalogue/catalogue.ts'
import { writeScriptFile } from '#core/script-file.ts'
import { m } from '#i18n/messages.ts'
import { $texts } from '#stores/cast.ts'
import { markOf } from '#stores/json-drafts.ts'
import { $openCopyId, $script } from '#stores/script.ts'
import { examineScript } from './examine.ts'
import { layOut } from './lay-out.ts'
import { namesOf, suggestionSources } from './suggestion-sources.ts'
import { useJsonText } from './use-json-text.ts'

/** The JSON of the whole script with everything the editor needs. */
export function useScriptJson() {
  const script = useStore($script)
  const texts = useStore($texts)
  const current = useMemo(() => layOut(writeScriptFile(script, catalogue, texts)), [script, texts])
  const base = useMemo(() => markOf(script), [script])
  const nameOf = useMemo(() => namesOf(script, texts), [script, texts])
  return {
    script,
    json: useJsonText({ key: useStore($openCopyId), current, base, name: m.json_title() }),
    nameOf,
    completionData: useMemo(() => suggestionSources('script', script, nameOf), [script, nameOf]),
    check: useCallback((text: string) => examineScript(text, catalogue, texts), [texts])
  }
}
