import { importModule } from '#stores/loading/import-module.ts'
import { useAsync } from '#ui/use-async.ts'

type ScriptList = typeof import('./script-list.tsx').ScriptList

let loaded: ScriptList | undefined

/** Loads the list, which an empty script doesn't show. Once it is loaded, it renders at once. */
export async function loadScriptList(): Promise<ScriptList> {
  loaded ??= (await importModule(() => import('./script-list.tsx'))).ScriptList
  return loaded
}

/** The list, loaded after the field for the first character is there. A failure is the screen's. */
export function LazyScriptList({ isShown }: { isShown: boolean }) {
  const { value, state, error } = useAsync(loaded ? undefined : loadScriptList, [])
  const List = loaded ?? value
  if (!isShown) return null
  if (state === 'failed') throw error
  return List && <List />
}
