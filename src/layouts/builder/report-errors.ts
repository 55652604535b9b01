import { isLoadFailure } from '#stores/loading/load-failure.ts'
import { notify } from '#stores/notice.ts'
import { handleImageError } from './handle-image-error.ts'

/** Shows a notice for each error that nothing has handled, so that no button just does nothing. Also handles those of images. */
export function reportErrors(signal: AbortSignal) {
  addEventListener('error', ({ error }) => report(error), { signal })
  addEventListener('error', handleImageError, { capture: true, signal })
  addEventListener('unhandledrejection', ({ reason }) => report(reason), { signal })
}

/** Errors of other origins and notices of the browser, such as those of a ResizeObserver, come without an error. */
function report(error: unknown) {
  if (!(error instanceof Error) || error.name === 'AbortError') return
  notify({ kind: isLoadFailure(error) ? 'notLoaded' : 'failed' })
}
