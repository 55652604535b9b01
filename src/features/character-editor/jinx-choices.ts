import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { m } from '#i18n/messages.ts'
import { $officialCharacters } from '#stores/official.ts'
import type { SelectOption } from '#ui/select.tsx'
import { useDesk } from './desk.ts'

/** Whom a character may have a jinx with: those on the script first, then the official ones. */
export function useJinxChoices(own: string): readonly SelectOption<string>[] {
  const cast = useStore(useDesk().$cast)
  const official = useStore($officialCharacters)
  return useMemo(() => {
    const onScript = (cast?.characters ?? []).filter(({ id }) => id !== own)
    const ids = new Set(onScript.map(({ id }) => id))
    const others = official.filter(({ id }) => !ids.has(id) && id !== own)
    return [
      { value: '', label: m.editor_jinx_choose() },
      ...onScript.map(({ id, name }) => ({ value: id, label: name, group: m.editor_jinx_on_script() })),
      ...others.map(({ id, name }) => ({ value: id, label: name, group: m.editor_jinx_official() }))
    ]
  }, [cast, official, own])
}
