import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { m } from '#i18n/messages.ts'
import { $officialCharacters } from '#stores/cast.ts'
import type { SelectOption } from '#ui/fields/select.tsx'
import { useEditorContext } from '../editor-context.ts'

/** Options for the other character of a jinx: characters on the script first, then all other official characters. */
export function useJinxOptions(ownId: string): readonly SelectOption<string>[] {
  const cast = useStore(useEditorContext().$cast)
  const official = useStore($officialCharacters)
  return useMemo(() => {
    const onScript = (cast?.characters ?? []).filter(({ id }) => id !== ownId)
    const ids = new Set(onScript.map(({ id }) => id))
    const others = official.filter(({ id }) => !ids.has(id) && id !== ownId)
    return [
      { value: '', label: m.editor_jinx_choose() },
      ...onScript.map(({ id, name }) => ({ value: id, label: name, group: m.editor_jinx_on_script() })),
      ...others.map(({ id, name }) => ({ value: id, label: name, group: m.editor_jinx_official() }))
    ]
  }, [cast, official, ownId])
}
