import { importModule } from '#stores/loading/import-module.ts'
import { useAsync } from '#ui/use-async.ts'

const load = async () => (await importModule(() => import('./ways-to-start.tsx'))).WaysToStart

/** Ways to start, loaded for an empty script alone. If loading fails, there is nothing: each has another place. */
export function LazyWays() {
  const Ways = useAsync(load, []).value
  return Ways && <Ways />
}
