/** Milliseconds before each further attempt. */
const delays = [400, 1600]

/**
 * Loads code or data. Tries again after short delays, since the network of a phone often fails for a moment only; without
 * a network at all, it gives up at once.
 */
export async function loadWithRetries<Value>(load: () => Promise<Value>): Promise<Value> {
  for (const delay of delays) {
    try {
      return await load()
    } catch (error) {
      if (!navigator.onLine) throw error
      await new Promise(resolve => setTimeout(resolve, delay))
      await reloadFailedStyles()
    }
  }
  return load()
}

/** Links the style sheets again that failed to load with a module: the next import doesn't wait for them any more. */
async function reloadFailedStyles() {
  const failed = [
    ...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])')
  ].filter(({ sheet }) => !sheet)
  await Promise.all(
    failed.map(link => {
      const again = link.cloneNode()
      const settled = new Promise(resolve => {
        again.addEventListener('load', resolve)
        again.addEventListener('error', resolve)
      })
      link.replaceWith(again)
      return settled
    })
  )
}
