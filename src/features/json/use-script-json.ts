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

/** The text of the whole script, and what the editor knows of it. */
export function useScriptJson() {
  const script = useStore($script)
  const texts = useStore($texts)
  const written = useMemo(() => layOut(writeScriptFile(script, catalogue, texts)), [script, texts])
  const base = useMemo(() => markOf(script), [script])
  const nameOf = useMemo(() => namesOf(script, texts), [script, texts])
  return {
    script,
    json: useJsonText({ key: useStore($openCopyId), written, base, name: m.json_title() }),
    nameOf,
    sources: useMemo(() => suggestionSources('script', script, nameOf), [script, nameOf]),
    examine: useCallback((text: string) => examineScript(text, catalogue, texts), [texts])
  }
}
