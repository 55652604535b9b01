import { importModule } from '#stores/loading/import-module.ts'
import { useAsync } from '#ui/use-async.ts'

const load = async () => (await importModule(() => import('./script-hints.tsx'))).ScriptHints

/** Hints, loaded with the first character. If loading fails, there are none. */
export function LazyHints() {
  const Hints = useAsync(load, []).value
  return Hints && <Hints />
}
