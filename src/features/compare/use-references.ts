import { useStore } from '@nanostores/react'
import { pageLocale } from '#i18n/messages.ts'
import { comparePath, readReference, type ScriptReference } from '#routes/compare-paths.ts'
import { $background, openUrl } from '#stores/router.ts'

export type Side = 'one' | 'two'

/** The two scripts that the address names, and what opens the address of others. */
export function useReferences() {
  const search = useStore($background)?.search ?? {}
  const references = { one: readReference(search.one), two: readReference(search.two) }
  const show = (next: Partial<Record<Side, ScriptReference | undefined>>) => {
    const { one: first, two: second } = { ...references, ...next }
    openUrl(comparePath(pageLocale(), first, second))
  }
  return { references, show }
}
