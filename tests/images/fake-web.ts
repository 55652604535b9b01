import type { Fetcher } from '#images/fetch-file.ts'

/** A fake web of a few addresses, which records requests. */
export function fakeWeb(pages: Record<string, () => Response | Promise<Response>>) {
  const requested: string[] = []
  const fetcher: Fetcher = async url => {
    requested.push(url.href)
    const page = pages[url.href]
    if (!page) throw new TypeError('No such host')
    return page()
  }
  return { requested, fetcher }
}
