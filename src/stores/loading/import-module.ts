import { fileUrl } from './load-failure.ts'
import { loadWithRetries } from './load-with-retries.ts'

/**
 * Imports a module, with retries. Chromium remembers a module that it couldn't fetch, so further attempts add a query to the
 * URL that the error names, unless that is a style sheet's: a module that never ran can't run twice. One that failed
 * because of its own imports needs another page load there; other browsers fetch it again.
 *
 * @example const { openFromUrl } = await importModule(() => import('#stores/reading/open-from-url.ts'))
 */
export async function importModule<Module>(
  load: () => Promise<Module>,
  importUrl: (url: string) => Promise<Module> = url => import(/* @vite-ignore */ url)
): Promise<Module> {
  let url: string | undefined
  const loadFresh = async () => {
    try {
      return await (url ? importUrl(`${url}?again=${Date.now()}`) : load())
    } catch (error) {
      const file = fileUrl(error)
      if (!file?.endsWith('.css')) url ??= file
      throw error
    }
  }
  return loadWithRetries(loadFresh)
}
