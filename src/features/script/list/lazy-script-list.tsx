import { importModule } from '#stores/loading/import-module.ts'
import { useAsync } from '#ui/use-async.ts'

type ScriptList = typeof import('./script-list.tsx').ScriptList

let loaded: ScriptList | undefined

/** Loads the list, which an empty script doesn't need at first. Once it is loaded, it renders at once. */
export async function loadScriptList(): Promise<ScriptList> {
  loaded ??= (await importModule(() => import('./script-list.tsx'))).ScriptList
  return loaded
}

/** The list, loaded after the field for the first character is there. A failure is the screen's, if there is something to list. */
export function LazyScriptList({ isEmpty }: { isEmpty: boolean }) {
  const { value, state, error } = useAsync(loaded ? undefined : loadScriptList, [])
  const List = loaded ?? value
  if (state === 'failed' && !isEmpty) throw error
  return List && <List isEmpty={isEmpty} />
}
