import { importModule } from '#stores/loading/import-module.ts'
import { useAsync } from '#ui/use-async.ts'

const loadToasts = async () => (await importModule(() => import('./notice-toasts.tsx'))).NoticeToasts

/** Notices, whose code loads once the first screen is there. */
export function LazyToasts() {
  const Toasts = useAsync(loadToasts, []).value
  return Toasts && <Toasts />
}
