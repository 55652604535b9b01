import { onTestFinished } from 'vitest'

/** Collects the addresses of the pages that the page would load until the test ends, in place of loading them. */
export function collectNavigations(): string[] {
  const addresses: string[] = []
  const stop = new AbortController()
  navigation.addEventListener(
    'navigate',
    event => {
      if (event.destination.sameDocument || !event.cancelable) return
      event.preventDefault()
      addresses.push(event.destination.url)
    },
    { signal: stop.signal }
  )
  onTestFinished(() => stop.abort())
  return addresses
}
